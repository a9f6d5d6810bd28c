/**
 * What the page does if a browser lets it: it copies the new text of a prompt. It reads the elements of
 * the page, and changes only the status after the button and the fold of the text.
 */
export const SCRIPT = `
(() => {
  'use strict';
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
  for (const control of document.querySelectorAll('.copy')) {
    control.hidden = false;
    control.querySelector('button').addEventListener('click', ({ target }) => copy(target));
  }
})();
`;
