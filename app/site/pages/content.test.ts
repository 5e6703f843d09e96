import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCROLL_KEY } from '#app/ui/scroll.ts';
import { SEEN_KEY } from '#app/ui/seen-news.ts';
import { THEME_KEY } from '#app/ui/theme.ts';
import { readMarkdown } from './markdown.server.ts';

const PAGES = ['sobre-nos', 'termos-de-uso', 'politica-de-privacidade'];

function textOf(page: string): string {
	return readFileSync(`content/${page}.md`, 'utf8');
}

test('every page begins with its one heading of the first level', () => {
	for (const page of PAGES) {
		const headings = readMarkdown(textOf(page)).filter((block) => block.kind === 'heading' && block.level === 1);
		expect(headings).toHaveLength(1);
	}
});

test('the privacy page names everything that the site keeps in the browser', () => {
	const privacy = textOf('politica-de-privacidade');
	expect(privacy).toContain(`\`${THEME_KEY}\``);
	expect(privacy).toContain(`\`${SCROLL_KEY}\``);
	expect(privacy).toContain(`\`${SEEN_KEY}\``);
});

test('emphasis, links, lists and tables are read, raw HTML is dropped', () => {
	expect(readMarkdown('Um **dois** [três](/x) `q`')).toEqual([
		{ kind: 'paragraph', text: ['Um ', { strong: ['dois'] }, ' ', { href: '/x', text: ['três'] }, ' ', { code: 'q' }] },
	]);
	expect(readMarkdown('- a\n- b')).toEqual([{ kind: 'list', ordered: false, items: [['a'], ['b']] }]);
	expect(readMarkdown('| a |\n| --- |\n| b |')).toEqual([{ kind: 'table', header: [['a']], rows: [[['b']]] }]);
	expect(JSON.stringify(readMarkdown('<script>x</script>\n\na <b>b</b>'))).not.toContain('<');
});
