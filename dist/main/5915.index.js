"use strict";
exports.id = 5915;
exports.ids = [5915];
exports.modules = {

/***/ 1299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  var snapshotChecks = (function snapshotChecks(def) {
    if (def.checks)
        def.checks = [...def.checks];
    return def;
});
var _string = (function _string(Class, params) {
    return new Class(snapshotChecks({ type: "string", ..._util_js__WEBPACK_IMPORTED_MODULE_0__  .A2(params) }));
});
var _number = (function _number(Class, params) {
    return new Class(snapshotChecks({ type: "number", checks: [], ..._util_js__WEBPACK_IMPORTED_MODULE_0__  .A2(params) }));
});
var _int = (function _int(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__  .A2(params),
    });
});
var _boolean = (function _boolean(Class, params) {
    return new Class({
        type: "boolean",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__  .A2(params),
    });
});
var _unknown = (function _unknown(Class) {
    return new Class({
        type: "unknown",
    });
});
var _lte = (function _lte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__  .sm({
        check: "less_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__  .A2(params),
        value,
        inclusive: true,
    });
});
var _gte = (function _gte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__  .J_({
        check: "greater_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__  .A2(params),
        value,
        inclusive: true,
    });
});
var _maxLength = (function _maxLength(maximum, params) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__  .Yk({
        check: "max_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__  .A2(params),
        maximum,
    });
    return ch;
});
var _minLength = (function _minLength(minimum, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__  .Kk({
        check: "min_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__  .A2(params),
        minimum,
    });
});
var _regex = (function _regex(pattern, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__  .DG({
        check: "string_format",
        format: "regex",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__  .A2(params),
        pattern,
    });
});
var _overwrite = (function _overwrite(tx) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__  .v$({
        check: "overwrite",
        tx,
    });
});
__webpack_require__.d(__webpack_exports__, {
    Eb: (() => (  _maxLength)),
    F7: (() => (  _number)),
    Fk: (() => (  _regex)),
    G8: () => (  _never),
    LK: (() => (  _int)),
    Rl: (() => (  _string)),
    Zm: (() => (  _lte)),
    _L: (() => (  _boolean)),
    bS: (() => (  _overwrite)),
    db: () => (  _isoDate),
    em: (() => (  _unknown)),
    fU: () => (  _refine),
    m9: (() => (  _minLength)),
    mI: (() => (  meta)),
    q0: (() => (  describe)),
    qm: (() => (  _gte)),
    tB: () => (  _guid)
  });

 var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1694);
  var _registries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4288);
  var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2055);






function _guid(Class, params) {
    return new Class({
        type: "string",
        format: "guid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__  .A2(params),
    });
}
function _isoDate(Class, params) {
    return new Class({
        type: "string",
        format: "date",
        check: "string_format",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__  .A2(params),
    });
}




function _never(Class, params) {
    return new Class({
        type: "never",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__  .A2(params),
    });
}








function _refine(Class, fn, _params) {
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__  .A2(_params),
    });
    return schema;
}
function describe(description) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__  .QP({ check: "describe" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__  .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__  .fd.add(inst, { ...existing, description });
        },
    ];
    ch._zod.check = () => { };  
    return ch;
}
function meta(metadata) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__  .QP({ check: "meta" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__  .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__  .fd.add(inst, { ...existing, ...metadata });
        },
    ];
    ch._zod.check = () => { };  
    return ch;
}



/***/ }),

/***/ 1694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DG: (() => (  $ZodCheckRegex)),
    J_: (() => (  $ZodCheckGreaterThan)),
    KH: (() => (  $ZodCheckNumberFormat)),
    Kk: (() => (  $ZodCheckMinLength)),
    QP: () => (  $ZodCheck),
    Yk: (() => (  $ZodCheckMaxLength)),
    ql: () => (  $ZodCheckStringFormat),
    sm: (() => (  $ZodCheckLessThan)),
    v$: (() => (  $ZodCheckOverwrite))
  });

 var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6416);
  var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2055);



const $ZodCheck =   _core_js__WEBPACK_IMPORTED_MODULE_0__  .xI("$ZodCheck", ((inst, def) => {
    var _a;
    inst._zod ?? (inst._zod = {});
    inst._zod.def = def;
    (_a = inst._zod).onattach ?? (_a.onattach = []);
}));
const _whenHasLength = (payload) => {
    const val = payload.value;
    return !_util_js__WEBPACK_IMPORTED_MODULE_1__  .cl(val) && val.length !== undefined;
};
const numericOriginMap = {
    number: "number",
    bigint: "bigint",
    object: "date",
};
const $ZodCheckLessThan =   _core_js__WEBPACK_IMPORTED_MODULE_0__  .xI("$ZodCheckLessThan", ((inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_big",
            maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
}));
const $ZodCheckGreaterThan =   _core_js__WEBPACK_IMPORTED_MODULE_0__  .xI("$ZodCheckGreaterThan", ((inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_small",
            minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
}));

const $ZodCheckNumberFormat =   _core_js__WEBPACK_IMPORTED_MODULE_0__  .xI("$ZodCheckNumberFormat", ((inst, def) => {
    $ZodCheck.init(inst, def);  
    def.format = def.format || "float64";
    const isInt = def.format?.includes("int");
    const origin = isInt ? "int" : "number";
    const [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__  .zH[def.format];
    inst._zod.check = ((payload) => {
        const input = payload.value;
        if (isInt) {
            if (!Number.isInteger(input)) {
                payload.issues.push({
                    expected: origin,
                    format: def.format,
                    code: "invalid_type",
                    continue: false,
                    input,
                    inst,
                });
                return;
            }
            if (!Number.isSafeInteger(input)) {
                if (input > 0) {
                    payload.issues.push({
                        input,
                        code: "too_big",
                        maximum: Number.MAX_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                else {
                    payload.issues.push({
                        input,
                        code: "too_small",
                        minimum: Number.MIN_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                return;
            }
        }
        if (input < minimum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_small",
                minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    });
}));




const $ZodCheckMaxLength =   _core_js__WEBPACK_IMPORTED_MODULE_0__  .xI("$ZodCheckMaxLength", ((inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        const length = typeof input === "string" && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__  .O7(input) : units;
        if (length <= def.maximum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__  .Rc(input);
        payload.issues.push({
            origin,
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
}));
const $ZodCheckMinLength =   _core_js__WEBPACK_IMPORTED_MODULE_0__  .xI("$ZodCheckMinLength", ((inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
            ? _util_js__WEBPACK_IMPORTED_MODULE_1__  .O7(input)
            : units;
        if (length >= def.minimum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__  .Rc(input);
        payload.issues.push({
            origin,
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
}));

const $ZodCheckStringFormat =   _core_js__WEBPACK_IMPORTED_MODULE_0__  .xI("$ZodCheckStringFormat", ((inst, def) => {
    var _a, _b;
    $ZodCheck.init(inst, def);
    if (def.pattern)
        (_a = inst._zod).check ?? (_a.check = (payload) => {
            def.pattern.lastIndex = 0;
            if (def.pattern.test(payload.value))
                return;
            payload.issues.push({
                origin: "string",
                code: "invalid_format",
                format: def.format,
                input: payload.value,
                ...(def.pattern ? { pattern: def.pattern.toString() } : {}),
                inst,
                continue: !def.abort,
            });
        });
    else
        (_b = inst._zod).check ?? (_b.check = () => { });
}));
const $ZodCheckRegex =   _core_js__WEBPACK_IMPORTED_MODULE_0__  .xI("$ZodCheckRegex", ((inst, def) => {
    $ZodCheckStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "regex",
            input: payload.value,
            pattern: def.pattern.toString(),
            inst,
            continue: !def.abort,
        });
    };
}));









const $ZodCheckOverwrite =   _core_js__WEBPACK_IMPORTED_MODULE_0__  .xI("$ZodCheckOverwrite", ((inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = ((payload) => {
        payload.value = def.tx(payload.value);
    });
}));


/***/ }),

/***/ 6416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  var $constructor = (function $constructor(name, initializer, 
proto, params) {
    const zodProto = {};
    function Internals(def) {
        this.def = def;
        this.constr = _;
        this.traits = new Set();
    }
    Internals.prototype = zodProto;
    const protoMembers = proto;
    const initialized = protoMembers && new WeakSet();
    function init(inst, def) {
        if (!inst._zod) {
            _zodDesc.value = new Internals(def);
            try {
                Object.defineProperty(inst, "_zod", _zodDesc);
            }
            finally {
                _zodDesc.value = undefined;
            }
        }
        else if (inst._zod.traits.has(name)) {
            return;
        }
        inst._zod.traits.add(name);
        initializer(inst, def);
        if (initialized) {
            const own = Object.getPrototypeOf(inst);
            const ctorProto = inst._zod.constr.prototype;
            let up = own;
            while (up && up !== ctorProto)
                up = Object.getPrototypeOf(up);
            const target = up ?? own;
            if (!initialized.has(target)) {
                initialized.add(target);
                (0,_util_js__WEBPACK_IMPORTED_MODULE_0__  .ol)(target, protoMembers);
            }
        }
        const proto = _.prototype;
        for (const k in proto) {
            if (!Object.prototype.hasOwnProperty.call(proto, k))
                continue;
            if (!(k in inst)) {
                inst[k] = proto[k].bind(inst);
            }
        }
    }
    const Parent = params?.Parent ?? Object;
    class Definition extends Parent {
    }
    Object.defineProperty(Definition, "name", { value: name });
    function _(def) {
        const inst = params?.Parent ? newError(Definition) : this;
        init(inst, def);
        const deferred = inst._zod.deferred;
        if (deferred) {
            for (const fn of deferred) {
                fn();
            }
            inst._zod.deferred = undefined;
        }
        const pp = globalThis.__zod_globalConfig?.postProcessor;
        if (pp)
            pp(inst);
        return inst;
    }
    Object.defineProperty(_, "init", { value: init });
    Object.defineProperty(_, Symbol.hasInstance, {
        value: (inst) => {
            if (params?.Parent && inst instanceof params.Parent)
                return true;
            return inst?._zod?.traits?.has(name);
        },
    });
    Object.defineProperty(_, "name", { value: name });
    return _;
});
__webpack_require__.d(__webpack_exports__, {
    $W: () => (  config),
    GT: () => (  $ZodAsyncError),
    cV: () => (  $ZodEncodeError),
    cr: (() => (  globalConfig)),
    xI: (() => (  $constructor))
  });

 var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2055);
var _a;

const _zodDesc = { value: undefined, enumerable: false };
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
    const E = _E;
    if (E) {
        const saved = E.stackTraceLimit;
        if (typeof saved === "number") {
            try {
                E.stackTraceLimit = 0;
            }
            catch {
                _E = null;
                return new Definition();
            }
            try {
                return new Definition();
            }
            finally {
                E.stackTraceLimit = saved;
            }
        }
    }
    return new Definition();
}


class $ZodAsyncError extends Error {
    constructor() {
        super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
}
class $ZodEncodeError extends Error {
    constructor(name) {
        super(`Encountered unidirectional transform during encode: ${name}`);
        this.name = "ZodEncodeError";
    }
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
    if (newConfig)
        Object.assign(globalConfig, newConfig);
    return globalConfig;
}


/***/ }),

/***/ 8989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  qg: () => (  parse),
  EJ: () => (  parseAsync),
  xL: (() => (  safeParse)),
  bp: () => (  safeParseAsync)
});


// EXTERNAL MODULE: ../../node_modules/zod/v4/core/core.js
var core_core = __webpack_require__(6416);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/util.js
var util = __webpack_require__(2055);
;// CONCATENATED MODULE: ../../node_modules/zod/v4/core/errors.js


function _getMessage() {
    const internals = this._zod;
    internals.message ?? (internals.message = JSON.stringify(internals.def, util .k8, 2));
    return internals.message;
}
function _setMessage(value) {
    this._zod.message = value;
}
const _messageDesc = {
    get: _getMessage,
    set: _setMessage,
    enumerable: true,
    configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
const _installedToString =   new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
    inst.name = "$ZodError";
    _issuesDesc.value = def;
    Object.defineProperty(inst, "issues", _issuesDesc);
    _issuesDesc.value = undefined;
    Object.defineProperty(inst, "message", _messageDesc);
    const proto = Object.getPrototypeOf(inst);
    if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
            configurable: true,
            enumerable: false,
            get() {
                const value = () => this.message;
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
                return value;
            },
            set(value) {
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            },
        });
    }
};
const $ZodError = (0,core_core .xI)("$ZodError", initializer);
const $ZodRealError = (0,core_core .xI)("$ZodError", initializer, undefined, {
    Parent: Error,
});



;// CONCATENATED MODULE: ../../node_modules/zod/v4/core/parse.js




const _parse = ((_Err) => {
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
            throw new core_core .GT();
        }
        if (result.issues.length) {
            const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => util .iR(iss, ctx, core_core .$W())));
            util .gx(e, _params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
});
const parse =   _parse($ZodRealError);
const _parseAsync = ((_Err) => {
    const fn = async (schema, value, _ctx, params) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
            result = await result;
        if (result.issues.length) {
            const e = new (params?.Err ?? _Err)(result.issues.map((iss) => util .iR(iss, ctx, core_core .$W())));
            util .gx(e, params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
});
const parseAsync =   _parseAsync($ZodRealError);
const _safeParse = ((_Err) => ((schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
        throw new core_core .GT();
    }
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
}));
const safeParse =   _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
    let error;
    return {
        success: false,
        get error() {
            if (!error) {
                error = new Err(issues.map((iss) => util .iR(iss, ctx, core_core .$W())));
                issues = undefined;
                ctx = undefined;
            }
            return error;
        },
        set error(e) {
            error = e;
            issues = undefined;
            ctx = undefined;
        },
    };
}
const _safeParseAsync = ((_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
});
const safeParseAsync =   _safeParseAsync($ZodRealError);



















/***/ }),

/***/ 4288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  var registry = (function registry() {
    return new $ZodRegistry();
});
__webpack_require__.d(__webpack_exports__, {
    fd: (() => (  globalRegistry)),
    u5: (() => (  registry))
  });
var _a;


class $ZodRegistry {
    constructor() {
        this._map = new WeakMap();
        this._idmap = new Map();
    }
    add(schema, ..._meta) {
        const meta = _meta[0];
        this._map.set(schema, meta);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.set(meta.id, schema);
        }
        return this;
    }
    clear() {
        this._map = new WeakMap();
        this._idmap = new Map();
        return this;
    }
    remove(schema) {
        const meta = this._map.get(schema);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.delete(meta.id);
        }
        this._map.delete(schema);
        return this;
    }
    get(schema) {
        const p = schema._zod.parent;
        if (p) {
            const pm = { ...(this.get(p) ?? {}) };
            delete pm.id;  
            const f = { ...pm, ...this._map.get(schema) };
            return Object.keys(f).length ? f : undefined;
        }
        return this._map.get(schema);
    }
    has(schema) {
        return this._map.has(schema);
    }
}

(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;


/***/ }),

/***/ 6357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


var regexes_anchor = (function regexes_anchor(source) {
    return new RegExp(`^${source}$`);
});
var capSize = (function capSize(inst, size) {
    const caps = core_util .hi(inst._zod.def.checks);
    if (!caps.length)
        return;
    const cap = Math.min(...caps.map((c) => c[0]));
    const parse = inst._zod.parse;
    inst._zod.parse = (payload, ctx) => {
        const n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (const [max, ch] of core_util .hi(inst._zod.def.checks)) {
                if (n > max && ch._zod.def.when(payload)) {
                    const start = payload.issues.length;
                    ch._zod.check(payload);
                    payload.issues[start].continue = false;
                    core_util .d3(payload.issues, start, inst);
                    return payload;
                }
            }
        }
        return parse(payload, ctx);
    };
});
var handleArrayResult = (function handleArrayResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...core_util .lQ(index, result.issues));
    }
    final.value[index] = result.value;
});
var handlePropertyResult = (function handlePropertyResult(result, final, key, input, optin, optout) {
    const isPresent = key in input;
    const isOptionalOut = optout === "optional";
    if (!isPresent && isOptionalOut && optin === "optional") {
        return;
    }
    if (result.issues.length) {
        if (optin !== undefined && isOptionalOut && !isPresent) {
            return;
        }
        final.issues.push(...core_util .lQ(key, result.issues));
    }
    if (!isPresent && optin === undefined) {
        if (!result.issues.length) {
            final.issues.push({
                code: "invalid_type",
                expected: "nonoptional",
                input: undefined,
                path: [key],
            });
        }
        return;
    }
    if (result.value === undefined) {
        if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
            final.value[key] = undefined;
        }
    }
    else {
        final.value[key] = result.value;
    }
});
var normalizeDef = (function normalizeDef(def) {
    const keys = Object.keys(def.shape);
    const ownSymbols = Object.getOwnPropertySymbols(def.shape);
    const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
    const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
    for (const k of allKeys) {
        if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
            throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
        }
    }
    const okeys = core_util .NM(def.shape);
    return {
        ...def,
        allKeys,
        symbolKeys,
        keySet: new Set(keys),
        numKeys: keys.length,
        optionalKeys: new Set(okeys),
    };
});
var handleCatchall = (function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
    const unrecognized = [];
    const keySet = def.keySet;
    const _catchall = def.catchall._zod;
    const t = _catchall.def.type;
    const optin = _catchall.optin;
    const optout = _catchall.optout;
    let seen = 0;
    for (const key in input) {
        if (abortEarly && payload.issues.length !== seen) {
            if (core_util .QH(payload, seen))
                break;
            seen = payload.issues.length;
        }
        if (keySet.has(key))
            continue;
        if (key === "__proto__") {
            if (t === "never")
                unrecognized.push(key);
            continue;
        }
        if (t === "never") {
            unrecognized.push(key);
            continue;
        }
        const r = _catchall.run({ value: input[key], issues: [] }, ctx);
        if (r instanceof Promise) {
            proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
        }
        else {
            handlePropertyResult(r, payload, key, input, optin, optout);
        }
    }
    if (unrecognized.length) {
        payload.issues.push({
            code: "unrecognized_keys",
            keys: unrecognized,
            input,
            inst,
            continue: true,
        });
    }
    if (!proms.length)
        return payload;
    return Promise.all(proms).then(() => {
        return payload;
    });
});
__webpack_require__.d(__webpack_exports__, {
  $p: (() => (  $ZodArray)),
  sF: (() => (  $ZodBoolean)),
  t$: () => (  $ZodCatch),
  b0: () => (  $ZodCustom),
  rv: (() => (  $ZodDefault)),
  P0: () => (  $ZodDiscriminatedUnion),
  VO: (() => (  $ZodEnum)),
  RL: () => (  $ZodExactOptional),
  Zc: () => (  $ZodGUID),
  v1: () => (  $ZodISODate),
  kU: (() => (  $ZodLazy)),
  nu: (() => (  $ZodLiteral)),
  Um: () => (  $ZodNever),
  qc: (() => (  $ZodNullable)),
  vz: (() => (  $ZodNumber)),
  I: (() => (  $ZodNumberFormat)),
  L8: (() => (  $ZodObject)),
  ig: (() => (  $ZodOptional)),
  _m: (() => (  $ZodPipe)),
  h: (() => (  $ZodRecord)),
  $v: (() => (  $ZodString)),
  EY: () => (  $ZodStringFormat),
  Wc: (() => (  $ZodTransform)),
  W4: (() => (  $ZodType)),
  cu: (() => (  $ZodUnion)),
  GP: (() => (  $ZodUnknown))
});


// EXTERNAL MODULE: ../../node_modules/zod/v4/core/checks.js
var core_checks = __webpack_require__(1694);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/core.js
var core_core = __webpack_require__(6416);
;// CONCATENATED MODULE: ../../node_modules/zod/v4/core/regexes.js

const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;

const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;

const date =   regexes_anchor(dateSource);


const anyString = /^[\s\S]{0,}$/;



const number = /^-?\d+(?:\.\d+)?$/;
const regexes_boolean = /^(?:true|false)$/i;








// EXTERNAL MODULE: ../../node_modules/zod/v4/core/util.js
var core_util = __webpack_require__(2055);
;// CONCATENATED MODULE: ../../node_modules/zod/v4/core/versions.js
const version = {
    major: 4,
    minor: 6,
    patch: 7,
};

;// CONCATENATED MODULE: ../../node_modules/zod/v4/core/schemas.js







const $ZodType =   core_core .xI("$ZodType", ((inst, def) => {
    var _a;
    inst ?? (inst = {});
    inst._zod.def = def;  
    inst._zod.bag = inst._zod.bag || {};  
    inst._zod.version = version;
    const defChecks = inst._zod.def.checks;
    const checks = inst._zod.traits.has("$ZodCheck")
        ? [inst, ...(defChecks ?? [])]
        : defChecks?.length
            ? [...defChecks]
            : [];
    for (const ch of checks) {
        for (const fn of ch._zod.onattach) {
            fn(inst);
        }
    }
    if (checks.length === 0) {
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred?.push((() => {
            inst._zod.run = inst._zod.parse;
        }));
    }
    else {
        const runChecks = ((payload, checks, ctx) => {
            if (payload.memo)
                return payload;
            let isAborted = core_util .QH(payload);
            let asyncResult;
            for (const ch of checks) {
                if (ch._zod.def.when) {
                    if (core_util .rL(payload))
                        continue;
                    const shouldRun = ch._zod.def.when(payload);
                    if (!shouldRun)
                        continue;
                }
                else if (isAborted) {
                    continue;
                }
                const currLen = payload.issues.length;
                const _ = ch._zod.check(payload);
                if (_ instanceof Promise && ctx?.async === false) {
                    throw new core_core .GT();
                }
                if (asyncResult || _ instanceof Promise) {
                    asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                        await _;
                        const nextLen = payload.issues.length;
                        if (nextLen === currLen)
                            return;
                        core_util .d3(payload.issues, currLen, inst);
                        if (!isAborted)
                            isAborted = core_util .QH(payload, currLen);
                    });
                }
                else {
                    const nextLen = payload.issues.length;
                    if (nextLen === currLen)
                        continue;
                    core_util .d3(payload.issues, currLen, inst);
                    if (!isAborted)
                        isAborted = core_util .QH(payload, currLen);
                }
            }
            if (asyncResult) {
                return asyncResult.then(() => {
                    return payload;
                });
            }
            return payload;
        });
        const handleCanaryResult = (canary, payload, ctx) => {
            if (core_util .QH(canary)) {
                canary.aborted = true;
                return canary;
            }
            const checkResult = runChecks(payload, checks, ctx);
            if (checkResult instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core .GT();
                return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = ((payload, ctx) => {
            if (ctx.skipChecks) {
                return inst._zod.parse(payload, ctx);
            }
            if (ctx.direction === "backward") {
                const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
                if (canary instanceof Promise) {
                    return canary.then((canary) => {
                        return handleCanaryResult(canary, payload, ctx);
                    });
                }
                return handleCanaryResult(canary, payload, ctx);
            }
            const result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core .GT();
                return result.then((result) => runChecks(result, checks, ctx));
            }
            return runChecks(result, checks, ctx);
        });
    }
}), {
    get "~standard"() {
        return core_util .jD(this, "~standard", standardProps(this));
    },
    set "~standard"(value) {
        core_util .qh(this, "~standard", value);
    },
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util .iR(iss, ctx, core_core .$W())) } : { value: r.value };
async function validateAsync(inst, value) {
    const ctx = { async: true };
    return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
    return {
        validate: (value) => {
            const ctx = { async: false };
            try {
                const r = inst._zod.run({ value, issues: [] }, ctx);
                if (!(r instanceof Promise))
                    return toStandardResult(r, ctx);
            }
            catch (_) { }
            return validateAsync(inst, value);
        },
        vendor: "zod",
        version: 1,
    };
}

const $ZodString =   core_core .xI("$ZodString", ((inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = def.pattern ?? anyString;
    inst._zod.parse = ((payload, _) => {
        if (def.coerce)
            try {
                payload.value = String(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "string")
            return payload;
        payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    });
}));
const $ZodStringFormat =   core_core .xI("$ZodStringFormat", (inst, def) => {
    core_checks .ql.init(inst, def);
    $ZodString.init(inst, def);
});
const $ZodGUID =   core_core .xI("$ZodGUID", (inst, def) => {
    def.pattern ?? (def.pattern = guid);
    $ZodStringFormat.init(inst, def);
});








const $ZodISODate =   core_core .xI("$ZodISODate", (inst, def) => {
    def.pattern ?? (def.pattern = date);
    $ZodStringFormat.init(inst, def);
});






const $ZodNumber =   core_core .xI("$ZodNumber", ((inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = number;
    inst._zod.parse = ((payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Number(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
            return payload;
        }
        const received = typeof input === "number"
            ? Number.isNaN(input)
                ? "NaN"
                : !Number.isFinite(input)
                    ? String(input)
                    : undefined
            : undefined;
        payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...(received ? { received } : {}),
        });
        return payload;
    });
}));
const $ZodNumberFormat =   core_core .xI("$ZodNumberFormat", ((inst, def) => {
    core_checks .KH.init(inst, def);
    $ZodNumber.init(inst, def);  
}));
const $ZodBoolean =   core_core .xI("$ZodBoolean", ((inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes_boolean;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Boolean(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "boolean")
            return payload;
        payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
}));






const $ZodUnknown =   core_core .xI("$ZodUnknown", ((inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = ((payload) => payload);
}));
const $ZodNever =   core_core .xI("$ZodNever", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        payload.issues.push({
            expected: "never",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});



const arraySize = (input) => (Array.isArray(input) ? input.length : -1);



const $ZodArray =   core_core .xI("$ZodArray", ((inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core .cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = ((payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                expected: "array",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
            const item = input[i];
            const result = def.element._zod.run({
                value: item,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleArrayResult(result, payload, i)));
            }
            else {
                handleArrayResult(result, payload, i);
                if (abortEarly && result.issues.length !== 0 && core_util .QH(result))
                    break;
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload;  
    });
    capSize(inst, arraySize);
}));

const NO_SYMBOL_KEYS = [];


const $ZodObject =   core_core .xI("$ZodObject", ((inst, def) => {
    $ZodType.init(inst, def);
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
    if (sh) {
        const get = (() => {
            const newSh = { ...sh };
            Object.defineProperty(def, "shape", { value: newSh });
            get.raw = newSh;
            return newSh;
        });
        get.raw = sh;
        Object.defineProperty(def, "shape", { get });
    }
    const _normalized = core_util .PO((() => normalizeDef(def)));
    core_util .v5(inst, "propValues", (zod) => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
            const field = shape[key]._zod;
            if (field.values) {
                if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
                    core_util .Vy(propValues, key, new Set());
                }
                for (const v of field.values)
                    propValues[key].add(v);
                if (field.optin !== undefined)
                    propValues[key].add(undefined);
            }
        }
        return propValues;
    });
    const isObject = core_util .Gv;
    const catchall = def.catchall;
    let value;
    const memo = core_core .cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = ((payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
            if (abortEarly && payload.issues.length !== seen) {
                if (core_util .QH(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            if (key === "__proto__")
                continue;
            const el = shape[key];
            const optin = el._zod.optin;
            const optout = el._zod.optout;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
            }
            else {
                handlePropertyResult(r, payload, key, input, optin, optout);
            }
        }
        if (!catchall) {
            return proms.length ? Promise.all(proms).then(() => payload) : payload;
        }
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
    });
}));

function handleUnionResults(results, final, inst, ctx) {
    for (const result of results) {
        if (result.issues.length === 0) {
            final.value = result.value;
            return final;
        }
    }
    const nonaborted = results.filter((r) => !core_util .QH(r));
    if (nonaborted.length === 1) {
        final.value = nonaborted[0].value;
        return nonaborted[0];
    }
    final.issues.push({
        code: "invalid_union",
        input: final.value,
        inst,
        errors: results.map((result) => result.issues.map((iss) => core_util .iR(iss, ctx, core_core .$W()))),
    });
    return final;
}
const $ZodUnion =   core_core .xI("$ZodUnion", ((inst, def) => {
    $ZodType.init(inst, def);
    core_util .v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
        ? "defaulted"
        : zod.def.options.some((o) => o._zod.optin !== undefined)
            ? "optional"
            : undefined);
    core_util .v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
    core_util .v5(inst, "values", (zod) => {
        if (zod.def.options.every((o) => o._zod.values)) {
            return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
        }
        return undefined;
    });
    core_util .v5(inst, "pattern", (zod) => {
        if (zod.def.options.every((o) => o._zod.pattern)) {
            const patterns = zod.def.options.map((o) => o._zod.pattern);
            return new RegExp(`^(${patterns.map((p) => core_util .p6(p.source)).join("|")})$`);
        }
        return undefined;
    });
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                if (result.issues.length === 0)
                    return result;
                results.push(result);
            }
        }
        if (!async)
            return handleUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleUnionResults(results, payload, inst, ctx);
        });
    };
}));



function discriminatorMap(def) {
    const map = new Map();
    for (const option of def.options) {
        const values = option._zod.propValues?.[def.discriminator];
        if (!values || values.size === 0)
            throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
        for (const value of values) {
            if (map.has(value)) {
                if (value !== undefined)
                    throw new Error(`Duplicate discriminator value "${String(value)}"`);
                map.set(value, null);
            }
            else {
                map.set(value, option);
            }
        }
    }
    return map;
}
const $ZodDiscriminatedUnion = 
core_core .xI("$ZodDiscriminatedUnion", (inst, def) => {
    def.inclusive = false;
    $ZodUnion.init(inst, def);
    const _super = inst._zod.parse;
    core_util .v5(inst, "propValues", (zod) => {
        const propValues = {};
        let undefinedCount = 0;
        for (const option of zod.def.options) {
            const pv = option._zod.propValues;
            if (!pv || Object.keys(pv).length === 0)
                throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
            if (pv[zod.def.discriminator]?.has(undefined))
                undefinedCount++;
            for (const [k, v] of Object.entries(pv)) {
                if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
                    core_util .Vy(propValues, k, new Set());
                }
                for (const val of v) {
                    propValues[k].add(val);
                }
            }
        }
        if (!zod.def.unionFallback && undefinedCount > 1)
            propValues[zod.def.discriminator]?.delete(undefined);
        return propValues;
    });
    def.options.forEach((option, i) => {
        const propShape = core_util .MO(option._zod.def);
        if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
            throw new Error(`Invalid discriminated union option at index "${i}"`);
        }
    });
    const disc = core_util .PO(() => discriminatorMap(def));
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!core_util .Gv(input)) {
            payload.issues.push({
                code: "invalid_type",
                expected: "object",
                input,
                inst,
            });
            return payload;
        }
        const value = input?.[def.discriminator];
        const opt = disc.value.get(value);
        if (opt && (value !== undefined || ctx.direction !== "backward")) {
            return opt._zod.run(payload, ctx);
        }
        if (def.unionFallback || ctx.direction === "backward") {
            return _super(payload, ctx);
        }
        payload.issues.push({
            code: "invalid_union",
            errors: [],
            note: "No matching discriminator",
            discriminator: def.discriminator,
            options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
            input,
            path: [def.discriminator],
            inst,
        });
        return payload;
    };
});







const $ZodRecord =   core_core .xI("$ZodRecord", ((inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core .cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!core_util .Qd(input)) {
            payload.issues.push({
                expected: "record",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        const proms = [];
        const values = def.keyType._zod.values;
        if (values && !def.partial) {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            const recordKeys = new Set();
            for (const key of values) {
                if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
                    recordKeys.add(typeof key === "number" ? key.toString() : key);
                    if (key === "__proto__")
                        continue;
                    const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                    if (keyResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (keyResult.issues.length) {
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util .iR(iss, ctx, core_core .$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                        continue;
                    }
                    const outKey = keyResult.value;
                    if (outKey === "__proto__")
                        continue;
                    const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                    if (result instanceof Promise) {
                        proms.push(result.then((result) => {
                            if (result.issues.length) {
                                payload.issues.push(...core_util .lQ(key, result.issues));
                            }
                            payload.value[outKey] = result.value;
                        }));
                    }
                    else {
                        if (result.issues.length) {
                            payload.issues.push(...core_util .lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }
                }
            }
            let unrecognized;
            for (const key in input) {
                if (!recordKeys.has(key)) {
                    if (def.mode === "loose") {
                        if (key === "__proto__")
                            continue;
                        payload.value[key] = input[key];
                    }
                    else {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        else {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            let unrecognized;
            for (const key of Reflect.ownKeys(input)) {
                if (key === "__proto__")
                    continue;
                if (!Object.prototype.propertyIsEnumerable.call(input, key))
                    continue;
                let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                if (keyResult instanceof Promise) {
                    throw new Error("Async schemas not supported in object keys currently");
                }
                const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
                if (checkNumericKey) {
                    const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
                    if (retryResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (retryResult.issues.length === 0) {
                        keyResult = retryResult;
                    }
                }
                if (keyResult.issues.length) {
                    if (def.mode === "loose") {
                        payload.value[key] = input[key];
                    }
                    else if (values) {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                    else {
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util .iR(iss, ctx, core_core .$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                    }
                    continue;
                }
                const outKey = keyResult.value;
                if (outKey === "__proto__")
                    continue;
                const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((result) => {
                        if (result.issues.length) {
                            payload.issues.push(...core_util .lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }));
                }
                else {
                    if (result.issues.length) {
                        payload.issues.push(...core_util .lQ(key, result.issues));
                    }
                    payload.value[outKey] = result.value;
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload;
    };
}));




const $ZodEnum =   core_core .xI("$ZodEnum", ((inst, def) => {
    $ZodType.init(inst, def);
    const values = core_util .w5(def.entries);
    const valuesSet = new Set(values);
    inst._zod.values = valuesSet;
    core_util .v5(inst, "pattern", (zod) => {
        const patternValues = core_util .w5(zod.def.entries).filter((k) => core_util .qQ.has(typeof k));
        return new RegExp(patternValues.length ? `^(${patternValues.map((o) => core_util .sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst,
        });
        return payload;
    };
}));
const $ZodLiteral =   core_core .xI("$ZodLiteral", ((inst, def) => {
    $ZodType.init(inst, def);
    const values = new Set(def.values);
    inst._zod.values = values;
    core_util .v5(inst, "pattern", (zod) => {
        const vals = zod.def.values;
        return new RegExp(vals.length
            ? `^(${vals
                .map((o) => typeof o === "string" ? core_util .sD(o) : o ? core_util .sD(o.toString()) : String(o))
                .join("|")})$`
            : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (values.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values: def.values,
            input,
            inst,
        });
        return payload;
    };
}));

const $ZodTransform =   core_core .xI("$ZodTransform", ((inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "optional";
    core_core .cr.memoizer?.guard(inst);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core_core .cV(inst.constructor.name);
        }
        const _out = def.transform(payload.value, payload);
        if (ctx.async) {
            const output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        if (_out instanceof Promise) {
            throw new core_core .GT();
        }
        payload.value = _out;
        return payload;
    };
}));
function handleOptionalResult(payload, result) {
    payload.value = result.issues.length ? undefined : result.value;
    return payload;
}
const $ZodOptional =   core_core .xI("$ZodOptional", ((inst, def) => {
    $ZodType.init(inst, def);
    core_util .v5(inst, "optin", ((zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"));
    inst._zod.optout = "optional";
    core_util .v5(inst, "values", (zod) => {
        const values = zod.def.innerType._zod.values;
        return values ? new Set([...values, undefined]) : undefined;
    });
    core_util .v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util .p6(pattern.source)})?$`) : undefined;
    });
    inst._zod.parse = ((payload, ctx) => {
        if (payload.value === undefined) {
            if (def.innerType._zod.optin !== "defaulted")
                return payload;
            const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
            if (result instanceof Promise)
                return result.then((result) => handleOptionalResult(payload, result));
            return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
    });
}));
const $ZodExactOptional =   core_core .xI("$ZodExactOptional", (inst, def) => {
    $ZodOptional.init(inst, def);
    core_util .v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    core_util .v5(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
    inst._zod.parse = (payload, ctx) => {
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNullable =   core_core .xI("$ZodNullable", ((inst, def) => {
    $ZodType.init(inst, def);
    core_util .v5(inst, "optin", ((zod) => zod.def.innerType._zod.optin));
    core_util .v5(inst, "optout", ((zod) => zod.def.innerType._zod.optout));
    core_util .v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util .p6(pattern.source)}|null)$`) : undefined;
    });
    core_util .v5(inst, "values", (zod) => {
        return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
    });
    inst._zod.parse = ((payload, ctx) => {
        if (payload.value === null)
            return payload;
        return def.innerType._zod.run(payload, ctx);
    });
}));
const $ZodDefault =   core_core .xI("$ZodDefault", ((inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    core_util .v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = ((payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
            return payload;
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleDefaultResult(result, def));
        }
        return handleDefaultResult(result, def);
    });
}));
function handleDefaultResult(payload, def) {
    if (payload.value === undefined) {
        payload.value = def.defaultValue;
    }
    return payload;
}




function handleCatchResult(payload, result, def, ctx) {
    if (!result.issues.length) {
        payload.value = result.value;
        if (result.memo)
            payload.memo = true;
        return payload;
    }
    payload.value = def.catchValue({
        ...result,
        value: payload.value,
        error: {
            issues: result.issues.map((iss) => core_util .iR(iss, ctx, core_core .$W())),
        },
        input: payload.value,
    });
    return payload;
}
const $ZodCatch =   core_core .xI("$ZodCatch", (inst, def) => {
    $ZodType.init(inst, def);
    core_util .v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    core_util .v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    core_util .v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleCatchResult(payload, result, def, ctx));
        }
        return handleCatchResult(payload, result, def, ctx);
    };
});

const $ZodPipe =   core_core .xI("$ZodPipe", ((inst, def) => {
    $ZodType.init(inst, def);
    core_util .v5(inst, "values", (zod) => zod.def.in._zod.values);
    core_util .v5(inst, "optin", (zod) => zod.def.in._zod.optin);
    core_util .v5(inst, "optout", (zod) => zod.def.out._zod.optout);
    core_util .v5(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handlePipeResult(right, def.in, ctx));
            }
            return handlePipeResult(right, def.in, ctx);
        }
        const left = def.in._zod.run(payload, ctx);
        if (left instanceof Promise) {
            return left.then((left) => handlePipeResult(left, def.out, ctx));
        }
        return handlePipeResult(left, def.out, ctx);
    };
}));
function handlePipeResult(left, next, ctx) {
    if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
        left.aborted = true;
        return left;
    }
    return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}










const $ZodLazy =   core_core .xI("$ZodLazy", ((inst, def) => {
    $ZodType.init(inst, def);
    core_util .gJ(inst._zod, "innerType", (() => {
        const d = def;
        if (!d._cachedInner)
            d._cachedInner = def.getter();
        return d._cachedInner;
    }));
    core_util .v5(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
    core_util .v5(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
    core_util .v5(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
    core_util .v5(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
    inst._zod.parse = ((payload, ctx) => {
        const inner = inst._zod.innerType;
        return inner._zod.run(payload, ctx);
    });
}));
const $ZodCustom =   core_core .xI("$ZodCustom", (inst, def) => {
    core_checks .QP.init(inst, def);
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _) => {
        return payload;
    };
    inst._zod.check = (payload) => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) {
            return r.then((r) => handleRefineResult(r, payload, input, inst));
        }
        handleRefineResult(r, payload, input, inst);
        return;
    };
});
function handleRefineResult(result, payload, input, inst) {
    if (!result) {
        const _iss = {
            code: "custom",
            input,
            inst,  
            path: [...(inst._zod.def.path ?? [])],  
            continue: !inst._zod.def.abort,
        };
        if (inst._zod.def.params)
            _iss.params = inst._zod.def.params;
        payload.issues.push(core_util .sn(_iss));
    }
}


/***/ }),

/***/ 2055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  var getEnumValues = (function getEnumValues(entries) {
    const numericValues = Object.values(entries).filter(((v) => typeof v === "number"));
    const values = Object.entries(entries)
        .filter((([k, _]) => numericValues.indexOf(+k) === -1))
        .map((([_, v]) => v));
    return values;
});
var cached = (function cached(getter) {
    return new Cached(getter);
});
var defineLazy = (function defineLazy(object, key, getter) {
    let value = undefined;
    Object.defineProperty(object, key, {
        get() {
            if (value === EVALUATING) {
                return undefined;
            }
            if (value === undefined) {
                value = EVALUATING;
                value = getter();
            }
            return value;
        },
        set(v) {
            Object.defineProperty(object, key, {
                value: v,
            });
        },
        configurable: true,
    });
});
var isObject = (function isObject(data) {
    return typeof data === "object" && data !== null && !Array.isArray(data);
});
var isPlainObject = (function isPlainObject(o) {
    if (isObject(o) === false)
        return false;
    const ctor = o.constructor;
    if (ctor === undefined)
        return true;
    if (typeof ctor !== "function")
        return true;
    const prot = ctor.prototype;
    if (isObject(prot) === false)
        return false;
    if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
        return false;
    }
    return true;
});
var shallowClone = (function shallowClone(o) {
    if (isPlainObject(o))
        return { ...o };
    if (Array.isArray(o))
        return [...o];
    if (o instanceof Map)
        return new Map(o);
    if (o instanceof Set)
        return new Set(o);
    return o;
});
var clone = (function clone(inst, def, params) {
    const cl = new inst._zod.constr(def ?? inst._zod.def);
    if (!def || params?.parent)
        cl._zod.parent = inst;
    return cl;
});
var normalizeParams = (function normalizeParams(_params) {
    const params = _params;
    if (!params)
        return {};
    if (typeof params === "string")
        return { error: () => params };
    if (params?.message !== undefined) {
        if (params?.error !== undefined)
            throw new Error("Cannot specify both `message` and `error` params");
        params.error = params.message;
    }
    delete params.message;
    if (typeof params.error === "string")
        return { ...params, error: () => params.error };
    return params;
});
var optionalKeys = (function optionalKeys(shape) {
    return Object.keys(shape).filter(((k) => {
        return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
    }));
});
var aborted = (function aborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue !== true) {
            return true;
        }
    }
    return false;
});
var sizeCaps = (function sizeCaps(defChecks) {
    const caps = [];
    for (const ch of defChecks ?? []) {
        const d = ch._zod.def;
        if (!/_(length|size)$|_equals$/.test(d.check))
            break;
        const max = d.maximum ?? d.length ?? d.size;
        if (max >= 0)
            caps.push([max, ch]);
    }
    return caps;
});
var members = (function members(proto, table) {
    for (const key in table) {
        const desc = Object.getOwnPropertyDescriptor(table, key);
        if (desc.get)
            Object.defineProperty(proto, key, { ...desc, enumerable: false });
        else
            defineBound(proto, key, desc.value);
    }
});
var own = (function own(inst, key, value, enumerable = true) {
    Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
    return value;
});
var defineBound = (function defineBound(proto, key, fn) {
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            return this == null ? fn : own(this, key, fn.bind(this));
        },
        set(value) {
            own(this, key, value);
        },
    });
});
var claim = (function claim(inst, sentinel) {
    const proto = Object.getPrototypeOf(inst);
    return sentinel in proto ? undefined : proto;
});
var defineLazyInternal = (function defineLazyInternal(inst, key, compute) {
    const proto = Object.getPrototypeOf(inst._zod);
    if (key in proto && installing !== inst._zod) {
        installing = undefined;
        return;
    }
    installing = inst._zod;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            Object.defineProperty(this, key, breaker);
            const outer = broke;
            broke = false;
            try {
                const value = compute(this);
                if (broke)
                    delete this[key];
                else
                    Object.defineProperty(this, key, { configurable: true, writable: true, value });
                broke = broke || outer;
                return value;
            }
            catch (err) {
                delete this[key];
                broke = broke || outer;
                throw err;
            }
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, value });
        },
    });
});
var installLazyProp = (function installLazyProp(inst, key, make, enumerable) {
    const proto = claim(inst, key);
    if (!proto)
        return;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            const desc = { configurable: true, writable: true, enumerable, value: undefined };
            Object.defineProperty(this, key, desc);
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
        },
    });
});
__webpack_require__.d(__webpack_exports__, {
    A2: (() => (  normalizeParams)),
    Gv: (() => (  isObject)),
    MO: () => (  rawShape),
    NM: (() => (  optionalKeys)),
    O7: () => (  codePointLength),
    PO: (() => (  cached)),
    QH: (() => (  aborted)),
    Qd: () => (  isPlainObject),
    Rc: () => (  getLengthableOrigin),
    SS: () => (  constantCatch),
    Vy: () => (  assignProp),
    X: (() => (  installLazyProp)),
    X$: () => (  extend),
    cl: () => (  nullish),
    d3: () => (  attachSchema),
    gJ: (() => (  defineLazy)),
    gx: () => (  captureStackTrace),
    hi: (() => (  sizeCaps)),
    iR: () => (  finalizeIssue),
    jD: () => (  hide),
    k8: () => (  jsonStringifyReplacer),
    lQ: () => (  prefixIssues),
    o8: (() => (  clone)),
    ol: (() => (  members)),
    p6: () => (  cleanRegex),
    qQ: () => (  propertyKeyTypes),
    qh: () => (  own),
    rL: () => (  explicitlyAborted),
    sD: () => (  escapeRegex),
    sn: () => (  issue),
    v5: (() => (  defineLazyInternal)),
    w5: (() => (  getEnumValues)),
    yG: (() => (  shallowClone)),
    zH: (() => (  NUMBER_FORMAT_RANGES))
  });








function jsonStringifyReplacer(_, value) {
    if (typeof value === "bigint")
        return value.toString();
    return value;
}
class Cached {
    constructor(getter) {
        this._getter = getter;
        this._value = undefined;
    }
    get value() {
        const getter = this._getter;
        if (getter !== undefined) {
            this._value = getter();
            this._getter = undefined;
        }
        return this._value;
    }
}

function nullish(input) {
    return input === null || input === undefined;
}
function cleanRegex(source) {
    const start = source.startsWith("^") ? 1 : 0;
    const end = source.endsWith("$") ? source.length - 1 : source.length;
    return source.slice(start, end);
}

const EVALUATING =   Symbol("evaluating");


function assignProp(target, prop, value) {
    Object.defineProperty(target, prop, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
    });
}
function rawShape(def) {
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
    return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
    Object.defineProperty(target, key, {
        get() {
            const value = getter();
            assignProp(this, key, value);
            return value;
        },
        enumerable: true,
        configurable: true,
    });
}
function putProp(target, key, value) {
    if (key in target)
        assignProp(target, key, value);
    else
        target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
    const raw = sourceShape(source);
    for (const key of keys) {
        const desc = Object.getOwnPropertyDescriptor(raw, key);
        if (!desc.enumerable)
            continue;
        if (desc.get) {
            deferProp(target, key, () => {
                const value = source._zod.def.shape[key];
                return wrap ? wrap(value, key) : value;
            });
        }
        else
            putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
    }
}
function mirrorProps(target, source) {
    for (const key of Reflect.ownKeys(source)) {
        const desc = Object.getOwnPropertyDescriptor(source, key);
        if (!desc.enumerable)
            continue;
        if (desc.get)
            deferProp(target, key, () => source[key]);
        else
            putProp(target, key, desc.value);
    }
}
function mergeDefs(...defs) {
    const mergedDescriptors = {};
    for (const def of defs) {
        const descriptors = Object.getOwnPropertyDescriptors(def);
        Object.assign(mergedDescriptors, descriptors);
    }
    return Object.defineProperties({}, mergedDescriptors);
}






const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });






const propertyKeyTypes =   new Set(["string", "number", "symbol"]);

function escapeRegex(str) {
    return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}





const NUMBER_FORMAT_RANGES =   (() => ({
    safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-3.4028234663852886e38, 3.4028234663852886e38],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();




function extend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to extend: expected a plain object");
    }
    const checks = schema._zod.def.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        const existingShape = sourceShape(schema);
        for (const key of Reflect.ownKeys(shape)) {
            if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
                throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
            }
        }
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
    mirrorProps(newShape, shape);
    return newShape;
}





function explicitlyAborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue === false) {
            return true;
        }
    }
    return false;
}
function prefixIssues(path, issues) {
    return issues.map((iss) => {
        var _a;
        (_a = iss).path ?? (_a.path = []);
        iss.path.unshift(path);
        return iss;
    });
}
function unwrapMessage(message) {
    return typeof message === "string" ? message : message?.message;
}

function attachSchema(issues, start, inst) {
    var _a;
    for (let i = start; i < issues.length; i++) {
        (_a = issues[i]).schema ?? (_a.schema = inst);
    }
}
function finalizeIssue(iss, ctx, config) {
    var _a;
    const traits = iss.inst?._zod?.traits;
    if (traits?.has("$ZodType")) {
        if (traits.has("$ZodCheck"))
            (_a = iss).schema ?? (_a.schema = iss.inst);
        else
            iss.schema = iss.inst;
    }
    const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
    const message = iss.message
        ? iss.message
        : (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
            unwrapMessage(schemaError?.(iss)) ??
            unwrapMessage(ctx?.error?.(iss)) ??
            unwrapMessage(config.customError?.(iss)) ??
            unwrapMessage(config.localeError?.(iss)) ??
            "Invalid input");
    const full = {};
    for (const k of Object.keys(iss)) {
        if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
            continue;
        full[k] = iss[k];
    }
    full.path ?? (full.path = []);
    full.message = message;
    if (ctx?.reportInput) {
        full.input = iss.input;
    }
    return full;
}

const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
    const units = str.length;
    if (!highSurrogate.test(str))
        return units;
    let count = units;
    for (let i = 0; i < units - 1; i++) {
        if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
            count--;
            i++;
        }
    }
    return count;
}
function getLengthableOrigin(input) {
    if (Array.isArray(input))
        return "array";
    if (typeof input === "string")
        return "string";
    return "unknown";
}

function issue(...args) {
    const [iss, input, inst] = args;
    if (typeof iss === "string") {
        return {
            message: iss,
            code: "custom",
            input,
            inst,
        };
    }
    return { ...iss };
}



function hide(inst, key, value) {
    return own(inst, key, value, false);
}



let installing;
let broke = false;
const breaker = {
    configurable: true,
    get() {
        broke = true;
        return undefined;
    },
};


const CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
    const fn = () => value;
    fn[CONSTANT_CATCH] = true;
    return fn;
}


/***/ }),

/***/ 5915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  var string = (function string(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_4__  .Rl(ZodMiniString, params);
});
var number = (function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_4__  .F7(ZodMiniNumber, params);
});
var int = (function int(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_4__  .LK(ZodMiniNumberFormat, params);
});
var boolean = (function boolean(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_4__  ._L(ZodMiniBoolean, params);
});
var unknown = (function unknown() {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_4__  .em(ZodMiniUnknown);
});
var array = (function array(element, params) {
    return new ZodMiniArray({
        type: "array",
        element: element,
        ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__  .A2(params),
    });
});
var object = (function object(shape, params) {
    const def = {
        type: "object",
        shape: shape ?? {},
        ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__  .A2(params),
    };
    return new ZodMiniObject(def);
});
var looseObject = (function looseObject(shape, params) {
    return new ZodMiniObject({
        type: "object",
        shape,
        catchall: unknown(),
        ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__  .A2(params),
    });
});
var union = (function union(options, params) {
    return new ZodMiniUnion({
        type: "union",
        options: options,
        ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__  .A2(params),
    });
});
var record = (function record(keyType, valueType, params) {
    if (!valueType || !valueType._zod) {
        return new ZodMiniRecord({
            type: "record",
            keyType: string(),
            valueType: keyType,
            ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__  .A2(valueType),
        });
    }
    return new ZodMiniRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__  .A2(params),
    });
});
var _enum = (function _enum(values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map(((v) => [v, v]))) : values;
    return new ZodMiniEnum({
        type: "enum",
        entries,
        ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__  .A2(params),
    });
});
var literal = (function literal(value, params) {
    return new ZodMiniLiteral({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__  .A2(params),
    });
});
var transform = (function transform(fn) {
    return new ZodMiniTransform({
        type: "transform",
        transform: fn,
    });
});
var optional = (function optional(innerType) {
    return new ZodMiniOptional({
        type: "optional",
        innerType: innerType,
    });
});
var nullable = (function nullable(innerType) {
    return new ZodMiniNullable({
        type: "nullable",
        innerType: innerType,
    });
});
var _default = (function _default(innerType, defaultValue) {
    return new ZodMiniDefault({
        type: "default",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : _core_util_js__WEBPACK_IMPORTED_MODULE_2__  .yG(defaultValue);
        },
    });
});
var pipe = (function pipe(in_, out) {
    return new ZodMiniPipe({
        type: "pipe",
        in: in_,
        out: out,
    });
});
var _lazy = (function _lazy(getter) {
    return new ZodMiniLazy({
        type: "lazy",
        getter: getter,
    });
});
__webpack_require__.d(__webpack_exports__, {
    FsL: (() => (  pipe)),
    Ikc: (() => (  object)),
    KCZ: (() => (  union)),
    L5J: (() => (  unknown)),
    MfU: () => (  _catch),
    OsD: () => (  guid),
    RZV: (() => (  _lazy)),
    Rvf: (() => (  _default)),
    Whr: (() => (  int)),
    X$i: () => (  extend),
    YOg: (() => (  array)),
    YPB: () => (  refine),
    YjP: (() => (  string)),
    _H3: (() => (  looseObject)),
    aig: (() => (  number)),
    cl6: () => (  nullish),
    euz: (() => (  literal)),
    g1P: (() => (  record)),
    gMt: () => (  discriminatedUnion),
    k5n: (() => (  _enum)),
    lqM: (() => (  optional)),
    mee: (() => (  nullable)),
    pdi: (() => (  transform)),
    rej: () => (  strictObject),
    yqP: () => (  exactOptional),
    z6Y: () => (  check),
    zMY: (() => (  boolean)),
    zUr: () => (  ZodMiniStringFormat)
  });

 var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6416);
  var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6357);
  var _core_util_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2055);
  var _core_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1299);
  var _core_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1694);
  var _parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8989);




const ZodMiniType =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniType", ((inst, def) => {
    if (!inst._zod)
        throw new Error("Uninitialized schema in ZodMiniType.");
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .W4.init(inst, def);
    inst.def = def;
    inst.type = def.type;
}), {
    get with() {
        return this.check;
    },
    set with(value) {
        _core_util_js__WEBPACK_IMPORTED_MODULE_2__  .qh(this, "with", value);
    },
    parse(data, params) {
        return _parse_js__WEBPACK_IMPORTED_MODULE_3__  .qg(this, data, params, { callee: this.parse });
    },
    parseAsync(data, params) {
        return _parse_js__WEBPACK_IMPORTED_MODULE_3__  .EJ(this, data, params, { callee: this.parseAsync });
    },
    safeParse(data, params) {
        return _parse_js__WEBPACK_IMPORTED_MODULE_3__  .xL(this, data, params);
    },
    safeParseAsync(data, params) {
        return _parse_js__WEBPACK_IMPORTED_MODULE_3__  .bp(this, data, params);
    },
    check(...checks) {
        const def = this.def;
        return this.clone({
            ...def,
            checks: [
                ...(def.checks ?? []),
                ...checks.map(((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch)),
            ],
        }, { parent: true });
    },
    clone(_def, params) {
        return _core_util_js__WEBPACK_IMPORTED_MODULE_2__  .o8(this, _def, params);
    },
    brand() {
        return this;
    },
    register(reg, meta) {
        reg.add(this, meta);
        return this;
    },
    apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
    },
});
const ZodMiniString =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniString", ((inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .$v.init(inst, def);
    ZodMiniType.init(inst, def);
}));

const ZodMiniStringFormat =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniStringFormat", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .EY.init(inst, def);
    ZodMiniString.init(inst, def);
});


const ZodMiniGUID =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniGUID", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .Zc.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
});
function guid(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_4__  .tB(ZodMiniGUID, params);
}


const ZodMiniNumber =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniNumber", ((inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .vz.init(inst, def);
    ZodMiniType.init(inst, def);
}));

const ZodMiniNumberFormat =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniNumberFormat", ((inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .I.init(inst, def);
    ZodMiniNumber.init(inst, def);
}));





const ZodMiniBoolean =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniBoolean", ((inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .sF.init(inst, def);
    ZodMiniType.init(inst, def);
}));



const ZodMiniUnknown =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniUnknown", ((inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .GP.init(inst, def);
    ZodMiniType.init(inst, def);
}));

const ZodMiniNever =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniNever", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .Um.init(inst, def);
    ZodMiniType.init(inst, def);
});
function never(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_4__  .G8(ZodMiniNever, params);
}


const ZodMiniArray =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniArray", ((inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .$p.init(inst, def);
    ZodMiniType.init(inst, def);
}));


const ZodMiniObject =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniObject", ((inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .L8.init(inst, def);
    ZodMiniType.init(inst, def);
    _core_util_js__WEBPACK_IMPORTED_MODULE_2__  .X(inst, "shape", ((self) => self._zod.def.shape), false);
}));

function strictObject(shape, params) {
    return new ZodMiniObject({
        type: "object",
        shape,
        catchall: never(),
        ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__  .A2(params),
    });
}

function extend(schema, shape) {
    return _core_util_js__WEBPACK_IMPORTED_MODULE_2__  .X$(schema, shape);
}

const ZodMiniUnion =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniUnion", ((inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .cu.init(inst, def);
    ZodMiniType.init(inst, def);
}));



const ZodMiniDiscriminatedUnion =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniDiscriminatedUnion", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .P0.init(inst, def);
    ZodMiniType.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
    return new ZodMiniDiscriminatedUnion({
        type: "union",
        options: options,
        discriminator,
        ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__  .A2(params),
    });
}


const ZodMiniRecord =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniRecord", ((inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .h.init(inst, def);
    ZodMiniType.init(inst, def);
}));


const ZodMiniEnum =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniEnum", ((inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .VO.init(inst, def);
    ZodMiniType.init(inst, def);
    inst.options = [...inst._zod.values];
}));



const ZodMiniLiteral =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniLiteral", ((inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .nu.init(inst, def);
    ZodMiniType.init(inst, def);
}));



const ZodMiniTransform =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniTransform", ((inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .Wc.init(inst, def);
    ZodMiniType.init(inst, def);
}));

const ZodMiniOptional =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniOptional", ((inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .ig.init(inst, def);
    ZodMiniType.init(inst, def);
}));

const ZodMiniExactOptional =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniExactOptional", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .RL.init(inst, def);
    ZodMiniType.init(inst, def);
});
function exactOptional(innerType) {
    return new ZodMiniExactOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodMiniNullable =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniNullable", ((inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .qc.init(inst, def);
    ZodMiniType.init(inst, def);
}));

function nullish(innerType) {
    return optional(nullable(innerType));
}
const ZodMiniDefault =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniDefault", ((inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .rv.init(inst, def);
    ZodMiniType.init(inst, def);
}));



const ZodMiniCatch =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniCatch", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .t$.init(inst, def);
    ZodMiniType.init(inst, def);
});
function _catch(innerType, catchValue) {
    return new ZodMiniCatch({
        type: "catch",
        innerType: innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : _core_util_js__WEBPACK_IMPORTED_MODULE_2__  .SS(catchValue)),
    });
}



const ZodMiniPipe =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniPipe", ((inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  ._m.init(inst, def);
    ZodMiniType.init(inst, def);
}));



const ZodMiniLazy =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniLazy", ((inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .kU.init(inst, def);
    ZodMiniType.init(inst, def);
}));




const ZodMiniCustom =   _core_index_js__WEBPACK_IMPORTED_MODULE_0__  .xI("ZodMiniCustom", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__  .b0.init(inst, def);
    ZodMiniType.init(inst, def);
});
function check(fn, params) {
    const ch = new _core_index_js__WEBPACK_IMPORTED_MODULE_5__  .QP({
        check: "custom",
        ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__  .A2(params),
    });
    ch._zod.check = fn;
    return ch;
}
function refine(fn, _params = {}) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_4__  .fU(ZodMiniCustom, fn, _params);
}
const describe = _core_index_js__WEBPACK_IMPORTED_MODULE_4__  .q0;
const meta = _core_index_js__WEBPACK_IMPORTED_MODULE_4__  .mI;




/***/ })

};
;