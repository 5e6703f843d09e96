import { randomBytes } from 'node:crypto';
import { IMPORT_FORMATS } from '#core/importing/draft-game.ts';
import { readDocument } from '#server/importing/reading/read-document.ts';
import { shippedNaming } from '#server/reference/naming.ts';

const MEGABYTE = 2 ** 20;
const WORDS =
	'Santos Remo x - – 16h 21/11 sábado ; , " \' < > td { } [ ] : @ v vs Globo (RS) Premiere Série A \n \n \t | . e BEGIN:VEVENT "team1": utcDate = ▪ 7 0-0 Atlético'.split(
		' ',
	);

function repeated(text: string): Buffer {
	return Buffer.from(text.repeat(Math.ceil(MEGABYTE / text.length))).subarray(0, MEGABYTE);
}

let seed = 7;
function random(most: number): number {
	seed = (seed * 1103515245 + 12345) % 2147483648;
	return seed % most;
}

function words(): Buffer {
	const parts: string[] = [];
	for (let size = 0; size < MEGABYTE; size += 5) parts.push(WORDS[random(WORDS.length)] ?? '');
	return Buffer.from(parts.join(' ')).subarray(0, MEGABYTE);
}

/** Lines just short enough to be read, each of thousands of names that stand nowhere else. */
function names(start: string, between: string): Buffer {
	const lines = Array.from({ length: MEGABYTE / 2 ** 14 }, (_, line) => {
		const list = Array.from({ length: 2_000 }, (_, place) => `Z${line * 2_000 + place}`);
		return start + list.join(between);
	});
	return Buffer.from(lines.join('\n')).subarray(0, MEGABYTE);
}

const NOISE: Record<string, Buffer> = {
	bytes: randomBytes(MEGABYTE),
	letters: Buffer.from(randomBytes(MEGABYTE).map((byte) => 32 + (byte % 95))),
	words: words(),
	lines: repeated('16h – Santos x Remo – Premiere\n'),
	rows: repeated('21/11/2026;16h;Santos;Remo;Premiere\n'),
	wide: repeated('Santos;'),
	quotes: repeated('"a;'),
	tags: repeated('<td>16h Santos x Remo'),
	open: repeated('<div>'),
	braces: repeated('{"a":['),
	matches: repeated('{"utcDate":"2026-11-21T19:00:00Z","homeTeam":{"name":"A'),
	spaces: repeated(' '),
	names: names('', ','),
	channels: names('16h Santos x Remo ', ', '),
	labelled: names('Transmissão: ', ', '),
	colons: repeated('a:b x '),
	events: repeated(
		'BEGIN:VEVENT\nSUMMARY:Santos x Remo\nDTSTART:20261121T190000Z\nRRULE:FREQ=DAILY\n',
	),
	dashes: repeated('Santos - Remo, '),
	parens: repeated('(Globo '),
	accents: repeated('á́́'),
};

/**
 * `node tests/accuracy/noise.ts [FORMAT…]`: seconds that each format takes for a megabyte of noise;
 * those over a second are named.
 */
async function main(wanted: string[]): Promise<void> {
	const naming = await shippedNaming();
	await readDocument(
		{
			bytes: Buffer.from('16h Santos x Remo'),
			fileName: 'x',
			format: 'agenda',
			referenceDate: '2026-11-21',
		},
		naming,
	);
	for (const format of IMPORT_FORMATS) {
		if (wanted.length > 0 && !wanted.includes(format)) continue;
		const slow: string[] = [];
		let most = 0;
		for (const [name, bytes] of Object.entries(NOISE)) {
			const started = process.cpuUsage();
			await readDocument({ bytes, fileName: 'noise', format, referenceDate: '2026-11-21' }, naming);
			const { user, system } = process.cpuUsage(started);
			const seconds = (user + system) / 1e6;
			most = Math.max(most, seconds);
			if (seconds > 1) slow.push(`${name} ${seconds.toFixed(1)}`);
		}
		process.stdout.write(
			`${format}: at most ${most.toFixed(2)} s of processor${slow.length > 0 ? `; ${slow.join(', ')}` : ''}\n`,
		);
	}
}

if (import.meta.main) await main(process.argv.slice(2));
