"use strict";
exports.id = 281;
exports.ids = [281,207];
exports.modules = {

};
;Object.assign(exports.modules, require("./common.js"));
