"use strict";
exports.id = 557;
exports.ids = [557];
exports.modules = {

};
;Object.assign(exports.modules, require("./later.js"));
