/**
 * What the page does if a browser lets it: find themes, findings and calls, and copy prompts. It
 * reads the elements of the page alone, and changes their text and visibility alone.
 */
export const SCRIPT = `
(() => {
  'use strict';
  const all = (selector) => [...document.querySelectorAll(selector)];
  const filter = document.querySelector('.filter');
  const search = document.getElementById('search');
  const severity = document.getElementById('severity');
  const kinds = [
    { name: 'themes', items: all('.theme') },
    { name: 'findings', items: all('.findings > li') },
    { name: 'calls', items: all('section[aria-labelledby$="-calls"] tbody > tr') },
  ].filter(({ items }) => items.length > 0);

  function applyFilter() {
    const words = search.value.toLowerCase().split(/\\s+/);
    const fits = (item) => {
      const text = item.textContent.toLowerCase();
      const isOther = item.matches('.theme') && !item.matches(severity.value);
      return !isOther && words.every((word) => text.includes(word));
    };
    const counts = kinds.map(({ name, items }) => {
      const shown = items.filter((item) => !item.classList.toggle('filtered', !fits(item)));
      return [name, shown.length.toLocaleString('en'), 'of', items.length.toLocaleString('en')];
    });
    document.getElementById('shown').textContent =
      'Shown: ' + counts.map((parts) => parts.join(' ')).join(', ');
  }

  // A link to something that the filter hides ends the filter.
  function reveal(hash) {
    const target = document.getElementById(hash.slice(1));
    if (!target?.closest('.filtered')) return;
    search.value = '';
    severity.selectedIndex = 0;
    applyFilter();
    target.scrollIntoView();
  }

  async function copy(button) {
    const text = button.closest('.fix').querySelector('pre');
    const status = button.nextElementSibling;
    try {
      await navigator.clipboard.writeText(text.textContent);
      status.textContent = 'Copied';
    } catch {
      text.closest('details').open = true;
      getSelection().selectAllChildren(text);
      status.textContent = 'Not copied: the text is selected';
    }
  }

  for (const control of all('.filter, .copy')) control.hidden = false;
  filter.hidden = kinds.length === 0;
  severity.parentElement.hidden = all('.theme').length === 0;
  applyFilter();
  filter.addEventListener('input', applyFilter);
  addEventListener('hashchange', () => reveal(location.hash));
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('.copy button');
    if (button !== null) copy(button);
    reveal(target.closest('a[href^="#"]')?.hash ?? '');
  });
})();
`;
