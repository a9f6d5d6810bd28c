"use strict";
exports.id = 2557;
exports.ids = [2557];
exports.modules = {

};
;Object.assign(exports.modules, require("./later.js"));
