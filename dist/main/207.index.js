"use strict";
exports.id = 207;
exports.ids = [207];
exports.modules = {

};
;Object.assign(exports.modules, require("./common.js"));
