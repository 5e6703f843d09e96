import { setTimeout as wait } from 'node:timers/promises';
import type { ImportView } from '#core/importing/contract/imports.ts';
import { addDays } from '#core/site/dates.ts';
import type { Team } from '#core/teams/team.ts';
import { shippedNaming } from '#server/reference/naming.ts';
import type { Site } from './site.ts';

const LOOK_MS = 250;

export const ADMIN = { email: 'bench@guia.example', password: 'grama molhada do banco 1958' };
/** Far from the days that readers ask for. */
const FIRST_DAY = '2027-03-01';

/** The desk's JSON; while it is waited for, somebody signs in now and then. */
export function desk({ url }: Site, token: string, now: () => Promise<void>) {
	async function call(method: string, address: string, body?: unknown): Promise<ImportView> {
		const headers = {
			authorization: `Bearer ${token}`,
			...(body === undefined ? {} : { 'content-type': 'application/json' }),
		};
		const response = await fetch(`${url}/api/admin/${address}`, {
			method,
			headers,
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		const answer = await response.text();
		if (response.status !== 200)
			throw new Error(`${method} ${address}: ${response.status} ${answer.slice(0, 300)}`);
		return JSON.parse(answer) as ImportView;
	}
	async function until(id: string, state: ImportView['state']): Promise<ImportView> {
		for (let turn = 0; ; turn++) {
			const view = await call('GET', `imports/${id}`);
			if (view.state === state) return view;
			if (view.state === 'failed' || view.problem !== null)
				throw new Error(`The import stopped: ${view.problem}`);
			if (turn % 8 === 4) await now();
			await wait(LOOK_MS);
		}
	}
	return Object.assign(call, { until });
}

/** A CSV as a federation exports it: 20 games of 40 clubs every other day. */
export async function tableOf(games: number): Promise<Buffer<ArrayBuffer>> {
	const { reference, teams } = await shippedNaming();
	const isPlain = ({ id, name, country, type }: Team) =>
		country === 'BR' && type === 'clube' && teams.resolve(name).id === id;
	const clubs = [...reference.teams.values()].filter(isPlain).slice(0, 40);
	const lines = ['Data;Hora;Mandante;Visitante;Campeonato;Rodada;Canais'];
	for (let turn = 0; lines.length <= games; turn++) lines.push(...roundOf(clubs, turn));
	return Buffer.from(lines.slice(0, games + 1).join('\n'));
}

function roundOf(clubs: readonly Team[], turn: number): string[] {
	const day = addDays(FIRST_DAY, turn * 2);
	const [year, month, date] = day.split('-');
	return clubs.flatMap((home, place) => {
		const away = clubs[(place + 1 + (turn % (clubs.length - 1))) % clubs.length];
		if (away === undefined || place % 2 === 1) return [];
		return [
			`${date}/${month}/${year};${15 + (place % 7)}h30;${home.name};${away.name};Brasileirão Série A;${1 + (turn % 38)};Premiere, Globo`,
		];
	});
}

export async function signIn({ url }: Pick<Site, 'url'>): Promise<string> {
	const response = await fetch(`${url}/identity/v1/accounts:signInWithPassword?key=local`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-client-version': 'bench' },
		body: JSON.stringify({ ...ADMIN, returnSecureToken: true }),
	});
	const { idToken } = (await response.json()) as { idToken?: string };
	if (idToken === undefined) throw new Error(`No sign-in: ${response.status}`);
	return idToken;
}

/** Resolves with the address of the file without its origin, as the client hands it on. */
export async function upload(
	{ url }: Site,
	{ token, table }: { token: string; table: Buffer<ArrayBuffer> },
): Promise<string> {
	const name = encodeURIComponent('importacoes/tabela.csv');
	const send = (address: string, headers: Record<string, string>, body?: Buffer<ArrayBuffer>) =>
		fetch(new URL(address, url), {
			method: 'POST',
			headers: { authorization: `Firebase ${token}`, ...headers },
			...(body === undefined ? {} : { body }),
		});
	const started = await send(`/files/v0/b/main/o?name=${name}`, {
		'x-goog-upload-protocol': 'resumable',
		'x-goog-upload-command': 'start',
		'x-goog-upload-header-content-length': String(table.length),
	});
	const target = started.headers.get('x-goog-upload-url') ?? '';
	const sent = await send(
		target,
		{ 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': '0' },
		table,
	);
	if (sent.status !== 200) throw new Error(`The table was not taken: ${sent.status}`);
	const { downloadTokens } = (await sent.json()) as { downloadTokens: string };
	return `/files/v0/b/main/o/${name}?alt=media&token=${downloadTokens}`;
}
