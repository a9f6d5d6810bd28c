"use strict";
exports.id = 626;
exports.ids = [626];
exports.modules = {

};
;Object.assign(exports.modules, require("./later.js"));
