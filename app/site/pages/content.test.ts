import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PushHeldTable, PushSubscriptionTable } from '#server/alerts/alerts-schema.ts';
import { readMarkdown } from './markdown.server.ts';

const PAGES = ['sobre-nos', 'termos-de-uso', 'politica-de-privacidade'];

function textOf(page: string): string {
	return readFileSync(`content/${page}.md`, 'utf8');
}

test('every page begins with its one heading of the first level', () => {
	for (const page of PAGES) {
		const headings = readMarkdown(textOf(page)).filter(
			(block) => block.kind === 'heading' && block.level === 1,
		);
		expect(headings).toHaveLength(1);
	}
});

/** Each column of the tables of alerts, and the words of the privacy page that tell of it. */
const OF_A_SUBSCRIPTION = {
	id: 'desse registro',
	endpoint: 'endereço de entrega',
	p256dh: 'as duas chaves que o protegem',
	auth: 'as duas chaves que o protegem',
	topics: 'o que você segue',
	kinds: 'que avisos quer',
	uf: 'o seu estado',
	quiet_from: 'as horas de silêncio',
	quiet_until: 'as horas de silêncio',
	created_at: 'quando** você pediu o primeiro aviso',
	seen_at: 'quando o seu navegador veio ao guia pela última vez',
} satisfies Record<keyof PushSubscriptionTable, string>;
const OF_A_WAITING_MESSAGE = {
	order_id: 'Um aviso que precisa esperar',
	subscription_id: 'anotado junto desse registro',
	due_at: 'horas de silêncio',
	tries: 'pelo serviço do navegador',
} satisfies Record<keyof PushHeldTable, string>;

test('the privacy page tells all that a subscription to alerts holds', () => {
	const privacy = textOf('politica-de-privacidade');
	const alerts = privacy.slice(privacy.indexOf('## Avisos no aparelho'));
	for (const words of Object.values({ ...OF_A_SUBSCRIPTION, ...OF_A_WAITING_MESSAGE }))
		expect(alerts).toContain(words);
});

test('emphasis, links, lists and tables are read, raw HTML is dropped', () => {
	expect(readMarkdown('Um **dois** [três](/x) `q`')).toEqual([
		{
			kind: 'paragraph',
			text: ['Um ', { strong: ['dois'] }, ' ', { href: '/x', text: ['três'] }, ' ', { code: 'q' }],
		},
	]);
	expect(readMarkdown('- a\n- b')).toEqual([
		{ kind: 'list', ordered: false, items: [['a'], ['b']] },
	]);
	expect(readMarkdown('| a |\n| --- |\n| b |')).toEqual([
		{ kind: 'table', header: [['a']], rows: [[['b']]] },
	]);
	expect(JSON.stringify(readMarkdown('<script>x</script>\n\na <b>b</b>'))).not.toContain('<');
});
