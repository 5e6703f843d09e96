import { ADMIN_ROUTES } from '#server/wire/admin/admin-routes.ts';
import type { PanelUser } from '#tests/support/panel.ts';
import { judge } from './judges.ts';
import { namedAddresses } from './named-addresses.ts';
import { PANEL_QUESTIONS, type PanelRecords } from './panel-questions.ts';

type Rows = readonly { id: string }[];

/** The first record of each kind, as the lists of the panel name them. */
export async function readPanelRecords(user: PanelUser, today: string): Promise<PanelRecords> {
	const list = async <Key extends string>(path: string, key: Key) =>
		((await user.call('GET', path)).json as Record<Key, Rows | undefined>)[key] ?? [];
	const first = async (path: string, key: string) =>
		(await list(path, key))[0]?.id ?? `none of ${path}`;
	const bots = (await list('bots', 'bots')) as readonly { id: string; hasPreview: boolean }[];
	const runs = await Promise.all(bots.map(({ id }) => list(`bots/${id}/runs`, 'runs')));
	return {
		today,
		game: await first('games', 'rows'),
		article: await first('articles', 'articles'),
		import: await first('imports', 'imports'),
		team: await first('names?kind=team', 'rows'),
		competition: await first('names?kind=competition', 'rows'),
		channel: await first('names?kind=channel', 'rows'),
		bots: bots.map(({ id }) => id),
		previews: bots.filter(({ hasPreview }) => hasPreview).map(({ id }) => id),
		runs: runs.flat().map(({ id }) => id),
		sources: (await list('sources', 'sources')).map(({ id }) => id),
	};
}

export type PanelWalk = {
	problems: string[];
	/** Addresses that the answers name. */
	named: string[];
};

/**
 * Asks for every GET of the panel's JSON, from the table of its routes, of the records that there
 * are.
 */
export async function walkPanelAnswers(user: PanelUser, records: PanelRecords): Promise<PanelWalk> {
	const walk: PanelWalk = { problems: [], named: [] };
	for (const { path: route } of ADMIN_ROUTES.filter(({ method }) => method === 'GET')) {
		const addresses = PANEL_QUESTIONS[route]?.(records) ?? [route];
		if (addresses.length === 0) walk.problems.push(`${route}: nothing to ask of`);
		for (const address of addresses) {
			const { status, headers, text, json } = await user.call('GET', address);
			const answer = {
				address,
				status,
				headers,
				type: headers.get('content-type') ?? '',
				bytes: Buffer.from(text),
				body: text,
			};
			const faults = [...(await judge(answer)), ...(await judgeFile(json))];
			walk.problems.push(...faults.map((fault) => `${address}: ${fault}`));
			if (status === 200) walk.named.push(...namedAddresses(answer.type, text, headers));
		}
	}
	return walk;
}

/** A file for the browser to keep travels inside the JSON. */
async function judgeFile({ name, type, base64 }: Record<string, unknown>): Promise<string[]> {
	if (typeof base64 !== 'string') return [];
	const bytes = Buffer.from(base64, 'base64');
	if (String(name).endsWith('.xlsx'))
		return bytes.subarray(0, 2).toString() === 'PK' ? [] : ['no workbook'];
	// Spreadsheets are told nothing but lines.
	if (String(name).endsWith('.csv'))
		return bytes.toString().split('\n').length > 1 ? [] : ['no lines'];
	return judge({
		address: String(name),
		status: 200,
		headers: new Headers(),
		type: String(type),
		bytes,
		body: bytes.toString(),
	});
}
