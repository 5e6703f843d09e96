import type { AnswerKind } from '#core/answer/answer.ts';
import { answerFor } from '#core/answer/answer-for.ts';
import { answerGame } from '#core/answer/answer-game.ts';
import { countOpenSlots } from '#core/games/open-slots.ts';
import { startOfDay } from '#core/site/dates.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { readExpected } from '#server/games/read/read-expected.ts';

/** Answers that tell a reader where to look. */
const ANSWERED: readonly AnswerKind[] = ['confirmed', 'usual', 'rights'];
const LAST_DAY = '2100-12-31';

/**
 * `node tests/accuracy/measure-answers.ts DATA_DIR [DAY]`: how many published games of a guide from
 * a day on (usually 2026-11-22) answer with a confirmed channel, a usual one or the rights of their
 * competition, as seen at the beginning of that day. A guide is filled by `guia import`.
 */
async function main([dataDir, day = '2026-11-22']: string[]): Promise<void> {
	if (dataDir === undefined) throw new Error('say the data folder');
	await using db = await openDatabase({ dataDir, databaseUrl: null, readOnly: true });
	const data = createGuideData(db);
	const [names, now] = [await data.reference(), startOfDay(day)];
	const counts = new Map<string, Map<AnswerKind, number>>();
	for (const [competition, { id }] of [...names.competitions].map(
		([, one]) => [one.shortName, one] as const,
	)) {
		const range = { from: day, to: LAST_DAY, after: now, today: day };
		const games = await data.agendas.listNext(
			{ kind: 'competition', id },
			range,
			Number.MAX_SAFE_INTEGER,
		);
		const expected = await readExpected(data, games, { names, now });
		const slots = countOpenSlots(games, names.channels);
		const kinds = games.map(
			(game) =>
				answerFor(answerGame(game, { names, slots, expected: expected(game) }), null, null, now)
					.kind,
		);
		if (kinds.length > 0)
			counts.set(
				competition,
				new Map([...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) => [kind, all.length])),
			);
	}
	report(counts);
}

function report(counts: ReadonlyMap<string, ReadonlyMap<AnswerKind, number>>): void {
	const sum = (
		kinds: ReadonlyMap<AnswerKind, number>,
		of: readonly AnswerKind[] = [...kinds.keys()],
	) => of.reduce((total, kind) => total + (kinds.get(kind) ?? 0), 0);
	for (const [competition, kinds] of counts) {
		process.stdout.write(
			`${competition}\t${sum(kinds)}\t${[...kinds].map(([kind, games]) => `${kind} ${games}`).join(', ')}\n`,
		);
	}
	const all = [...counts.values()];
	const games = all.reduce((total, kinds) => total + sum(kinds), 0);
	const answered = all.reduce((total, kinds) => total + sum(kinds, ANSWERED), 0);
	process.stdout.write(`${games} games, ${answered} answered (${share(answered, games)})\n`);
	const [[name, most] = ['', new Map()]] = [...counts].sort(([, a], [, b]) => sum(b) - sum(a));
	const [others, answeredOthers] = [games - sum(most), answered - sum(most, ANSWERED)];
	process.stdout.write(
		`without ${name}: ${others} games, ${answeredOthers} answered (${share(answeredOthers, others)})\n`,
	);
}

function share(part: number, all: number): string {
	return `${Math.round((100 * part) / Math.max(all, 1))} %`;
}

if (import.meta.main) await main(process.argv.slice(2));
