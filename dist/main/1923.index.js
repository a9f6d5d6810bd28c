"use strict";
exports.id = 1923;
exports.ids = [1923];
exports.modules = {

};
;Object.assign(exports.modules, require("./later.js"));
