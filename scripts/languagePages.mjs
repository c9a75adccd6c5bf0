// Writes what a page says before any program runs, in every language. The content of each `<template>` of `index.html`,
// `embed.html` and `fresh.html` is repeated for every language: `{{language}}` is its code, `{{fresh.title}}` a text of
// `src/languages/<code>/page.json`, and `{{fresh.stays href="./"}}` a text whose link, `<a>` in it, has these attributes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languagesIn } from './messages.mjs';

const TEMPLATE = /<template>([\s\S]*?)<\/template>/g;
const PLACE = /\{\{([\w.]+)((?: [^{}]+)?)\}\}/g;

/**
 * Returns a page with its templates written out in every language.
 * @throws if a language lacks a text.
 * @param {string} html
 * @param {string} languages the folder of the languages
 */
export function inEveryLanguage(html, languages) {
  const all = languagesIn(languages).map((language) => ({
    language,
    texts: JSON.parse(readFileSync(path.join(languages, language, 'page.json'), 'utf8')),
  }));
  return html.replace(TEMPLATE, (_, content) =>
    all
      .map(({ language, texts }) =>
        content.replace(
          PLACE,
          (/** @type {string} */ place, /** @type {string} */ name, /** @type {string} */ link) => {
            if (name === 'language') return language;
            const text = name.split('.').reduce((tree, key) => tree?.[key], texts);
            if (typeof text !== 'string') throw new Error(`${language}/page.json has no ${place}`);
            return text.replace('<a>', `<a${link}>`);
          },
        ),
      )
      .join(''),
  );
}

/**
 * Writes out the templates of every page.
 * @returns {import('vite').Plugin}
 */
export function languagePages() {
  let languages = '';
  return {
    name: 'language-pages',
    configResolved({ root }) {
      languages = path.join(root, 'src/languages');
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => inEveryLanguage(html, languages),
    },
  };
}
