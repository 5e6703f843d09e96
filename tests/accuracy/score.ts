import type { DraftBroadcast, DraftGame, ImportReading } from '#core/importing/draft-game.ts';
import { normalize } from '#core/search/normalize.ts';

/** What a person read in an agenda. A channel is 'Globo', 'Globo +SP,MG' or 'Globo -RS'. */
export type LabelledGame = {
	date: string | null;
	time: string | null;
	home: string;
	away: string;
	channels: string[];
};

const FIELDS = ['date', 'time', 'home', 'away', 'channels'] as const;
export type Field = (typeof FIELDS)[number];

/** One field of one game: whether it was read as labelled, and how sure the reading was. */
export type Judged = {
	field: Field;
	isRight: boolean;
	confidence: number;
	read: string;
	labelled: string;
};

export type FileScore = {
	file: string;
	labelled: number;
	read: number;
	/** Games whose five fields are all right. */
	right: number;
	judged: Judged[];
	/** How sure each game that was found was, and whether all of it was right. */
	sureness: { confidence: number; isRight: boolean }[];
	/** Labelled games that no read game is like. */
	missed: string[];
};

function channelKey({
	channel,
	include,
	exclude,
}: Pick<DraftBroadcast, 'channel' | 'include' | 'exclude'>): string {
	const places = [
		include.length > 0 ? `+${[...include].sort()}` : '',
		exclude.length > 0 ? `-${[...exclude].sort()}` : '',
	];
	return [normalize(channel), ...places].filter(Boolean).join(' ');
}

function labelKey(label: string): string {
	const [, name = label, sign, places = ''] =
		/^(.*?)(?:\s([+-])([A-Z]{2}(?:,[A-Z]{2})*))?$/u.exec(label) ?? [];
	return sign === undefined
		? normalize(name)
		: `${normalize(name)} ${sign}${places.split(',').sort()}`;
}

function fieldsOf(game: DraftGame): Record<Field, string> {
	const { date, time, home, away, broadcasts } = game;
	const channels = broadcasts.map(channelKey).sort().join('; ');
	return {
		date: date ?? '',
		time: time ?? '',
		home: normalize(home.name),
		away: normalize(away.name),
		channels,
	};
}

function labelFields(game: LabelledGame): Record<Field, string> {
	const channels = game.channels.map(labelKey).sort().join('; ');
	return {
		date: game.date ?? '',
		time: game.time ?? '',
		home: normalize(game.home),
		away: normalize(game.away),
		channels,
	};
}

/**
 * Compares a reading with its labels. A game is looked for by its sides, then by one side and the
 * hour.
 */
export function scoreReading(
	file: string,
	reading: ImportReading,
	labels: readonly LabelledGame[],
): FileScore {
	const left = reading.games.map((game) => ({
		fields: fieldsOf(game),
		confidence: game.confidence,
	}));
	const score: FileScore = {
		file,
		labelled: labels.length,
		read: left.length,
		right: 0,
		judged: [],
		sureness: [],
		missed: [],
	};
	for (const label of labels) {
		const wanted = labelFields(label);
		const likeness = ({ fields }: (typeof left)[number]) =>
			(fields.home === wanted.home ? 3 : 0) +
			(fields.away === wanted.away ? 3 : 0) +
			(fields.time === wanted.time ? 1 : 0);
		const best = left.reduce<(typeof left)[number] | null>(
			(found, one) => (likeness(one) > (found ? likeness(found) : 2) ? one : found),
			null,
		);
		if (best === null) {
			score.missed.push(`${label.home} x ${label.away}`);
			continue;
		}
		left.splice(left.indexOf(best), 1);
		const { confidence } = best;
		const judged = FIELDS.map((field): Judged => {
			return {
				field,
				isRight: best.fields[field] === wanted[field],
				confidence,
				read: best.fields[field],
				labelled: wanted[field],
			};
		});
		score.judged.push(...judged);
		const isRight = judged.every((one) => one.isRight);
		score.sureness.push({ confidence, isRight });
		if (isRight) score.right++;
	}
	return score;
}

/**
 * Totals of several files: share of files with the right count, precision and recall of whole
 * games, calibration.
 */
export function totalsOf(scores: readonly FileScore[]) {
	const sum = (count: (score: FileScore) => number) =>
		scores.reduce((total, score) => total + count(score), 0);
	const judged = scores.flatMap((score) => score.judged);
	const mean = (values: readonly number[]) =>
		values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length;
	const rounded = (value: number | null) =>
		value === null ? null : Math.round(value * 1000) / 1000;
	const wrong = judged.filter(({ isRight }) => !isRight);
	return {
		files: scores.length,
		rightCount: rounded(mean(scores.map(({ labelled, read }) => (labelled === read ? 1 : 0)))),
		games: sum(({ labelled }) => labelled),
		precision: rounded(
			sum(({ right }) => right) /
				Math.max(
					1,
					sum(({ read }) => read),
				),
		),
		recall: rounded(
			sum(({ right }) => right) /
				Math.max(
					1,
					sum(({ labelled }) => labelled),
				),
		),
		fields: Object.fromEntries(
			FIELDS.map((field) => [
				field,
				rounded(
					mean(judged.filter((one) => one.field === field).map(({ isRight }) => (isRight ? 1 : 0))),
				),
			]),
		),
		confidence: {
			right: rounded(
				mean(judged.filter(({ isRight }) => isRight).map(({ confidence }) => confidence)),
			),
			wrong: rounded(mean(wrong.map(({ confidence }) => confidence))),
			wrongButSure: wrong.filter(({ confidence }) => confidence >= 0.9).length,
		},
		bands: bandsOf(scores.flatMap(({ sureness }) => sureness)),
	};
}

const BANDS = [0.9, 0.7, 0.5, 0];

/** Calibration: of the games of each band of confidence, how many were read wholly right. */
function bandsOf(games: FileScore['sureness']): Record<string, string> {
	const bandOf = (confidence: number) =>
		BANDS.findLast((low) => confidence >= low && (BANDS[BANDS.indexOf(low) - 1] ?? 2) > confidence);
	const byBand = Map.groupBy(games, ({ confidence }) => bandOf(confidence) ?? 0);
	return Object.fromEntries(
		BANDS.map((low) => {
			const inside = byBand.get(low) ?? [];
			return [
				`from ${low}`,
				`${inside.filter(({ isRight }) => isRight).length} of ${inside.length} right`,
			];
		}),
	);
}
