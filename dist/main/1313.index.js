"use strict";
exports.id = 1313;
exports.ids = [1313];
exports.modules = {

/***/ 1313:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  renderSummary: () => (  renderSummary)
});

// EXTERNAL MODULE: ../../node_modules/mdast-util-from-markdown/lib/index.js + 51 modules
var lib = __webpack_require__(4049);
// EXTERNAL MODULE: ../../node_modules/mdast-util-gfm-table/lib/index.js + 1 modules
var mdast_util_gfm_table_lib = __webpack_require__(9554);
// EXTERNAL MODULE: ../../node_modules/micromark-extension-gfm-table/lib/syntax.js + 2 modules
var syntax = __webpack_require__(4281);
// EXTERNAL MODULE: ../../node_modules/string-width/index.js + 6 modules
var string_width = __webpack_require__(3160);
// EXTERNAL MODULE: ../../node_modules/wrap-ansi/index.js + 1 modules
var wrap_ansi = __webpack_require__(5354);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(3917);
;// CONCATENATED MODULE: ./command/table.js


const GAP = '  ';
const NARROWEST = 24;
function renderTable(rows, align, width, page) {
    const [head = [], ...body] = rows;
    const widths = head.map((_, column) => Math.max(...rows.map((row) => (0,string_width .A)(row[column] ?? ''))));
    const fitting = fitInto(width, widths);
    if (fitting === null)
        return body.flatMap((row, index) => stacked(head, row, index, width, page));
    const linesOf = (row) => {
        const cells = fitting.map((each, column) => wrapCell(row[column] ?? '', each));
        const height = Math.max(...cells.map(({ length }) => length));
        return Array.from({ length: height }, (_, line) => cells
            .map((lines, column) => pad(lines[line] ?? '', fitting[column] ?? 0, align[column] ?? null))
            .join(GAP)
            .trimEnd());
    };
    return [...linesOf(head).map((line) => page.paint('dim', line)), ...body.flatMap(linesOf)];
}
function fitInto(width, widths) {
    const total = widths.reduce((sum, each) => sum + each + GAP.length, -GAP.length);
    if (total <= width)
        return widths;
    const widest = widths.indexOf(Math.max(...widths));
    const left = (widths[widest] ?? 0) - (total - width);
    return left < NARROWEST ? null : widths.with(widest, left);
}
function wrapCell(text, width) {
    return (0,string_width .A)(text) <= width ? [text] : (0,wrap_ansi .A)(text, width, { hard: true }).split('\n');
}
function pad(text, width, align) {
    const padding = ' '.repeat(width - (0,string_width .A)(text));
    return align === 'right' ? padding + text : text + padding;
}
function stacked(head, row, index, width, page) {
    const lines = row.flatMap((text, column) => {
        if (text.trim() === '')
            return [];
        const name = head[column] ?? '';
        const lead = name === '' ? '' : `${page.paint('dim', `${name}:`)} `;
        return (0,wrap_ansi .A)(lead + text, width, { hard: true }).split('\n');
    });
    return index === 0 ? lines : ['', ...lines];
}

;// CONCATENATED MODULE: ./command/summary.js







const TAG = /<[^>]*>/g;
const ENTITIES = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
};
function renderSummary(markdown, page) {
    const root = (0,lib .Y)(markdown, {
        extensions: [(0,syntax .x)()],
        mdastExtensions: [(0,mdast_util_gfm_table_lib .c)()],
    });
    const lines = [];
    let depth = 0;
    let wasFold = false;
    for (const node of root.children) {
        const within = depth;
        if (node.type === 'html')
            depth += balanceOf(node.value);
        if (within > 0)
            continue;
        const isFold = node.type === 'html';
        const shown = isFold ? folded(node.value, page) : block(node, page.columns, page);
        if (shown.length === 0)
            continue;
        if (lines.length > 0 && !(isFold && wasFold))
            lines.push('');
        lines.push(...shown);
        wasFold = isFold;
    }
    return lines;
}
function balanceOf(html) {
    return (html.match(/<details/g) ?? []).length - (html.match(/<\/details/g) ?? []).length;
}
function folded(html, page) {
    const text = html
        .replace(TAG, '')
        .replace(/&(?:amp|lt|gt|quot|#39);/g, (it) => ENTITIES[it] ?? it);
    const line = plain(text).trim();
    return line === '' ? [] : wrap(page.paint('dim', `\u25b8 ${line}`), page.columns);
}
function block(node, width, page) {
    switch (node.type) {
        case 'heading':
            return wrap(page.paint('bold', inline(node.children, page)), width);
        case 'paragraph':
            return wrap(inline(node.children, page), width);
        case 'blockquote':
            return indented(blocks(node.children, width - 2, page), page.paint('dim', '\u2502 '));
        case 'list':
            return node.children.flatMap((item, index) => {
                const mark = node.ordered ? `${(node.start ?? 1) + index}. ` : '- ';
                const inside = blocks(item.children, width - mark.length, page, node.spread ?? false);
                return indented(inside, ' '.repeat(mark.length), mark);
            });
        case 'code':
            return code(node.value, node.lang === 'diff', width, page);
        case 'table': {
            const rows = node.children.map(({ children }) => children.map((cell) => inline(cell.children, page, false).trim()));
            return renderTable(rows, node.align ?? [], width, page);
        }
        case 'thematicBreak':
            return [page.paint('dim', '\u2500'.repeat(width))];
        default:
            return [];
    }
}
function blocks(nodes, width, page, isSpread = true) {
    return nodes.flatMap((node, index) => {
        const lines = block(node, Math.max(width, 10), page);
        return isSpread && index > 0 && lines.length > 0 ? ['', ...lines] : lines;
    });
}
function code(text, isDiff, width, page) {
    const lines = (0,strip .jh)(text).replaceAll('\t', '    ').split('\n');
    const shown = isDiff
        ? unfolded(lines).flatMap((line) => diffLine(line, width - 4, page))
        : lines.flatMap((line) => wrap(line, width - 4, false));
    return indented(shown, '    ');
}
const FOLDED_CHARS = 60;
function unfolded(lines) {
    const whole = [];
    for (const line of lines) {
        const last = whole.at(-1) ?? '';
        const goesOn = last.length > FOLDED_CHARS && last.endsWith(' ') && last[0] === line[0];
        if (goesOn)
            whole.splice(-1, 1, last + line.slice(1));
        else
            whole.push(line);
    }
    return whole;
}
function diffLine(line, width, page) {
    const mark = line.slice(0, 1);
    const style = mark === '+' ? 'green' : mark === '-' ? 'red' : 'dim';
    const pieces = wrap(line.slice(1), width - 1);
    return pieces.map((piece) => page.paint(style, mark + piece));
}
function inline(nodes, page, showsLinks = true) {
    return nodes
        .map((node) => {
        switch (node.type) {
            case 'text':
                return plain(node.value);
            case 'inlineCode':
                return page.paint('cyan', plain(node.value));
            case 'strong':
                return page.paint('bold', inline(node.children, page, showsLinks));
            case 'emphasis':
                return page.paint('italic', inline(node.children, page, showsLinks));
            case 'link': {
                const text = inline(node.children, page, showsLinks);
                const url = plain(node.url);
                return showsLinks && /^https?:/.test(url) ? `${text} (${page.paint('dim', url)})` : text;
            }
            case 'break':
                return '\n';
            default:
                return '';
        }
    })
        .join('');
}
function plain(text) {
    return (0,strip .jh)(text).replace(/\s+/g, ' ');
}
function wrap(text, width, trim = true) {
    if ((0,string_width .A)(text) <= width && !text.includes('\n'))
        return [text];
    return (0,wrap_ansi .A)(text, width, { hard: true, trim }).split('\n');
}
function indented(lines, indent, first = indent) {
    return lines.map((line, index) => `${index === 0 ? first : indent}${line}`.trimEnd());
}


/***/ })

};
;