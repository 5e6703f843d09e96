import { expect, test } from 'vitest';
import { agendaGames } from '#tests/support/agenda-reading.ts';
import { labelledPages } from '#tests/support/labelled-pages.ts';

const pages = labelledPages();

/** Ways to store or copy a page that say nothing about its games. */
const FORMS: Record<string, (page: string) => string> = {
	'line ends of Windows': (page) => page.replaceAll('\n', '\r\n'),
	'spaces at line ends': (page) => page.replaceAll('\n', '  \n'),
	'marks of the byte order': (page) => `\ufeff${page}`,
	'blank lines at the end': (page) => `${page}\n\n\n`,
	'two blank lines for one': (page) => page.replace(/\n(?=\n)/gu, '\n\n'),
};

test.each(Object.keys(FORMS))('S5 %s do not change the games of a labelled page', (form) => {
	const changed = pages.filter(
		(page) => agendaGames(FORMS[form]?.(page) ?? '').join() !== agendaGames(page).join(),
	);
	expect(changed).toEqual([]);
	expect(pages.length).toBeGreaterThan(100);
});
