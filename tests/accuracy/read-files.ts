import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ImportFormat, ImportReading } from '#core/importing/draft-game.ts';
import { readDocument } from '#server/importing/reading/read-document.ts';
import { type Naming, shippedNaming } from '#server/reference/naming.ts';

/** Every file below a folder, or the file itself. */
export function filesIn(place: string): string[] {
	if (!statSync(place).isDirectory()) return [place];
	return readdirSync(place, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.join(entry.parentPath, entry.name))
		.sort();
}

export async function readFile(
	file: string,
	naming: Naming,
	over: { format?: ImportFormat; date?: string } = {},
): Promise<ImportReading> {
	const source = {
		bytes: readFileSync(file),
		fileName: file,
		format: over.format ?? null,
		referenceDate: over.date ?? '2026-11-21',
	};
	return readDocument(source, naming);
}

/**
 * `node tests/accuracy/read-files.ts PLACE… [--list]`: what the readers make of each file, one line
 * a file.
 */
async function main(args: string[]): Promise<void> {
	const naming = await shippedNaming();
	const isLong = args.includes('--list');
	for (const file of args.filter((arg) => !arg.startsWith('--')).flatMap(filesIn)) {
		const started = performance.now();
		const reading = await readFile(file, naming);
		const { games, withIssues, ignored } = reading.totals;
		const unresolved = reading.games.filter(
			({ home, away }) => home.teamId === null || away.teamId === null,
		).length;
		const took = Math.round(performance.now() - started);
		process.stdout.write(
			`${file}\t${reading.format}\t${games} games\t${unresolved} open\t${withIssues} doubts\t${ignored} ignored\t${took} ms\t${reading.warnings.slice(0, 2).join(' ').slice(0, 160)}\n`,
		);
		if (!isLong) continue;
		for (const {
			line,
			date,
			time,
			zone,
			kickoffAt,
			home,
			away,
			competition,
			round,
			status,
			broadcasts,
		} of reading.games)
			process.stdout.write(
				`  ${[line, date, time, zone, kickoffAt, `${home.name} x ${away.name}`, competition.name, competition.competitionId, round, status, broadcasts.map(({ channel }) => channel).join('/')].join(' · ')}\n`,
			);
		for (const { line, reason, text } of reading.ignored)
			process.stdout.write(`  ! ${line} ${reason} ${text.slice(0, 80)}\n`);
	}
}

if (import.meta.main) await main(process.argv.slice(2));
