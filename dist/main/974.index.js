"use strict";
exports.id = 974;
exports.ids = [974];
exports.modules = {

};
;Object.assign(exports.modules, require("./common.js"));
