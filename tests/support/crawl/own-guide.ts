import { readdir, readFile } from 'node:fs/promises';
import { expect, vi } from 'vitest';
import type { BotBoard } from '#core/bots/contract.ts';
import type { ImportView } from '#core/importing/contract/imports.ts';
import { EMPTY_ARTICLE } from '#core/news/typed-article.ts';
import { addDays } from '#core/site/dates.ts';
import { aBody } from '#tests/support/articles.ts';
import type { PanelUser } from '#tests/support/panel.ts';

/** Reading and writing go on beside the answers. */
const PATIENCE = { timeout: 30_000, interval: 50 };

const FIXTURES = new URL('./fixtures/', import.meta.url);

/**
 * Fills an empty guide as its operators do: lists of games are pasted and imported, whatever is
 * doubtful in them is accepted, and news is published, a bot is told to run. None of the games has
 * a channel, some clubs and a cup are known to no reference, some games are played abroad.
 */
export async function fillOwnGuide(editor: PanelUser, today: string): Promise<void> {
	const cup = await done(editor, 'competitions', {
		...{ name: 'Copa da Várzea de Caruaru', country: 'BR', state: 'PE', gender: 'm', type: 'copa' },
	});
	for (const name of await readdir(FIXTURES)) {
		const asked = name.startsWith('copa-da-varzea') ? { competitionId: cup.id } : {};
		await importText(editor, await readFile(new URL(name, FIXTURES), 'utf8'), asked);
	}
	const block = (day: string) => ({ type: 'dayBlock', attrs: { day } }) as const;
	const body = aBody('Veja o que vem por aí.', block(today), block(addDays(today, 90)));
	const { article } = (await done(editor, 'articles', {
		content: {
			...EMPTY_ARTICLE,
			title: 'A semana do futebol de Caruaru',
			summary: 'Onde ver cada jogo.',
			body,
		},
	})) as { article: { id: string; revision: number } };
	await done(editor, `articles/${article.id}/steps`, {
		revision: article.revision,
		step: 'publish',
	});
	await done(editor, 'sources', {
		...{ name: 'Tabela da várzea', template: 'https://varzea.example/jogos.txt', season: 'year' },
		...{ format: null, competitionId: null, keyHeader: null, key: null },
		...{ apply: 'propose', createMissing: false, intervalMinutes: 360 },
	});
	const { bots } = (await editor.call('GET', 'bots')).json as BotBoard;
	await done(editor, `bots/${bots[0]?.id}/runs`, { dryRun: true });
}

async function importText(editor: PanelUser, text: string, asked: object): Promise<void> {
	const { id } = (await done(editor, 'imports', {
		source: { kind: 'text', text },
		asked,
	})) as ImportView;
	const until = (wanted: ImportView['state']) =>
		vi.waitUntil(
			async () => ((await editor.call('GET', `imports/${id}`)).json as ImportView).state === wanted,
			PATIENCE,
		);
	await until('review');
	await done(editor, `imports/${id}/decisions`, { actions: ['create'], decision: 'accept' });
	await done(editor, `imports/${id}/commit`, { mode: 'partial' });
	await until('done');
}

async function done(
	editor: PanelUser,
	path: string,
	body: object,
): Promise<Record<string, unknown>> {
	const { status, json } = await editor.call('POST', path, body);
	expect([path, status, status === 200 ? {} : json]).toEqual([path, 200, {}]);
	return json;
}
