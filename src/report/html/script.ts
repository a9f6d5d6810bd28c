/**
 * What the page does when it may: filter themes, copy prompts, unfold. It takes no data but the
 * page's own elements, and writes text only. A change of it changes its hash in `security-policy.ts`.
 */
export const SCRIPT = `
(() => {
  'use strict';
  const all = (selector) => [...document.querySelectorAll(selector)];
  const byId = (id) => document.getElementById(id);
  document.documentElement.classList.add('js');

  const choices = all('button[data-facet]');
  const lists = all('.themes').map((list) => ({
    none: list.nextElementSibling,
    groups: [...list.children].map((group) => ({
      group,
      cards: [...group.children].map((card) => ({ card, severity: card.dataset.severity, lifecycle: card.dataset.lifecycle })),
    })),
  }));
  const findings = all('.findings > li');
  const calls = all('.calltable tbody > tr');
  const search = byId('search');
  const status = byId('filter-status');
  const clear = byId('filter-clear');

  // The text of what can be found, from the first search on.
  const texts = new Map();
  function holds(element, words) {
    if (words.length === 0) return true;
    let text = texts.get(element);
    if (text === undefined) texts.set(element, (text = element.textContent.toLowerCase()));
    return words.every((word) => text.includes(word));
  }

  function toggle(element, visible) {
    if (element.hidden === visible) element.hidden = !visible;
    return visible;
  }

  function chosen(facet) {
    const pressed = choices.filter((choice) => choice.dataset.facet === facet && choice.ariaPressed === 'true');
    return new Set(pressed.map((choice) => choice.dataset.value));
  }

  function counted(count, one) {
    return count.toLocaleString('en') + ' ' + one + (count === 1 ? '' : 's');
  }

  function applyFilter() {
    const severities = chosen('severity');
    const lifecycles = chosen('lifecycle');
    const results = chosen('result');
    const words = search.value.toLowerCase().split(/\\s+/).filter((word) => word !== '');
    const fits = (values, value) => values.size === 0 || values.has(value);
    const show = ({ card, severity, lifecycle }) =>
      toggle(card, fits(severities, severity) && fits(lifecycles, lifecycle) && holds(card, words));
    let total = 0;
    for (const { groups, none } of lists) {
      let shown = 0;
      for (const { group, cards } of groups) {
        const inGroup = cards.filter(show).length;
        group.hidden = inGroup === 0;
        // About the height of that many cards, for as long as the group is out of sight.
        group.style.containIntrinsicHeight = inGroup * 6.5 + 'rem';
        shown += inGroup;
      }
      none.hidden = shown > 0;
      total += shown;
    }
    const found = findings.filter((finding) => toggle(finding, holds(finding, words))).length;
    const called = calls.filter((call) => toggle(call, fits(results, call.dataset.result) && holds(call, words))).length;
    const active = severities.size + lifecycles.size + results.size + words.length > 0;
    const parts = [
      total.toLocaleString('en') + ' of ' + status.dataset.all,
      ...(words.length > 0 && findings.length > 0 ? [counted(found, 'finding')] : []),
      ...(words.length + results.size > 0 && calls.length > 0 ? [counted(called, 'call')] : []),
    ];
    status.textContent = active ? parts.join(', ') + ' shown' : status.dataset.all;
    clear.hidden = !active;
  }

  function clearFilter() {
    for (const choice of choices) choice.ariaPressed = 'false';
    search.value = '';
    applyFilter();
  }

  // Numbers by size, words by the alphabet; a cell without a value comes last either way.
  function sortBy(head, button) {
    const column = [...head.parentElement.children].indexOf(head);
    const falling = head.ariaSort === 'ascending';
    for (const other of head.parentElement.children) other.ariaSort = null;
    head.ariaSort = falling ? 'descending' : 'ascending';
    const body = head.closest('table').tBodies[0];
    const rows = [...body.rows].map((row) => ({ row, text: column === 0 ? row.dataset.result : row.cells[column].textContent.trim() }));
    const isEmpty = (text) => text === '' || text === '\u2013';
    const compare = ({ text: a }, { text: b }) => {
      if (isEmpty(a) || isEmpty(b)) return isEmpty(a) - isEmpty(b);
      const order = a.replaceAll(',', '') - b.replaceAll(',', '') || a.localeCompare(b, 'en', { numeric: true });
      return falling ? -order : order;
    };
    body.append(...rows.sort(compare).map(({ row }) => row));
    button.focus();
  }

  for (const head of all('.calltable thead th')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'sort';
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener('click', () => sortBy(head, button));
  }

  function toggleAll(button) {
    const open = button.dataset.open !== 'yes';
    for (const fold of all('.theme details')) fold.open = open;
    button.dataset.open = open ? 'yes' : 'no';
    button.textContent = open ? 'Fold all themes' : 'Unfold all themes';
  }

  function copyBySelection(source) {
    const fold = source.closest('details');
    if (fold) fold.open = true;
    getSelection().selectAllChildren(source);
    // The browser's own copy of a selection lacks a last line break.
    const put = (event) => {
      event.clipboardData.setData('text/plain', source.textContent);
      event.preventDefault();
    };
    addEventListener('copy', put);
    const copied = document.execCommand('copy');
    removeEventListener('copy', put);
    return copied;
  }

  async function copy(button) {
    const source = byId(button.dataset.copy);
    const text = source.textContent;
    const copied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(() => true, () => copyBySelection(source));
    const name = button.dataset.name ?? button.textContent;
    button.dataset.name = name;
    button.textContent = copied ? 'Copied' : 'Not copied: the text is selected';
    byId('copy-status').textContent = button.textContent;
    setTimeout(() => {
      button.textContent = name;
      byId('copy-status').textContent = '';
    }, 3000);
  }

  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (button === null) return;
    if (button.dataset.copy) copy(button);
    if (button.id === 'unfold') toggleAll(button);
    if (button === clear) {
      search.focus();
      clearFilter();
    }
    if (button.dataset.facet) {
      button.ariaPressed = button.ariaPressed === 'true' ? 'false' : 'true';
      applyFilter();
    }
  });

  search?.addEventListener('input', applyFilter);

  const filter = document.querySelector('.filter > details');
  if (filter !== null && matchMedia('(max-width: 61.99rem)').matches) filter.open = false;

  function showTarget() {
    const target = byId(decodeURIComponent(location.hash.slice(1)));
    if (target === null || target.closest('[hidden]') === null) return;
    clearFilter();
    target.scrollIntoView();
    // Once more when what came into sight has its height.
    requestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));
  }
  addEventListener('hashchange', showTarget);

  let opened = [];
  addEventListener('beforeprint', () => {
    opened = all('details:not([open])');
    for (const fold of opened) fold.open = true;
  });
  addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false;
  });
})();
`;
