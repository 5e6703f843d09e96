import type { Competition } from '#core/competitions/competition.ts';
import { entriesOf } from '#core/kit/keys.ts';
import { PAGE_PHRASES } from './page-words.ts';
import type { PhraseRow } from './phrases.ts';
import { placeRows } from './place-rows.ts';
import { CHANNEL_SPELLINGS, QUESTION_ROWS, WRAPPER_ROWS } from './question-words.ts';
import { withStateCodes } from './state-codes.ts';
import { teamRows } from './team-rows.ts';
import type { VocabularySources } from './vocabulary-sources.ts';
import { WEIGHT } from './weights.ts';

/** Every phrase of the grammar. */
export function vocabulary(sources: VocabularySources): PhraseRow[] {
	return [
		...tableRows(),
		...withStateCodes([...teamRows(sources), ...competitionRows(sources), ...channelRows(sources)]),
		...placeRows(sources.teams),
		...sources.derbies.flatMap(({ name, aliases, teamIds }) =>
			[name, ...aliases].map(
				(phrase): PhraseRow => ({
					phrase,
					sense: { kind: 'derby', ids: teamIds },
					weight: WEIGHT.derby,
				}),
			),
		),
	];
}

const split = (phrases: string) => phrases.split('|');

function tableRows(): PhraseRow[] {
	const rows = (table: typeof QUESTION_ROWS, weight: number) =>
		table.flatMap(([phrases, sense]) =>
			split(phrases).map((phrase) => ({ phrase, sense, weight })),
		);
	const pages = entriesOf(PAGE_PHRASES).flatMap(([page, phrases]) =>
		split(phrases).map(
			(phrase): PhraseRow => ({
				phrase,
				sense: { kind: 'page', page },
				weight: WEIGHT.page,
			}),
		),
	);
	return [...rows(QUESTION_ROWS, WEIGHT.question), ...rows(WRAPPER_ROWS, WEIGHT.wrapper), ...pages];
}

function competitionRows({ competitions, ambiguous }: VocabularySources): PhraseRow[] {
	const weightOf = ({ priority, country }: Competition) =>
		WEIGHT.competition - WEIGHT.perPriority * (priority + (country === 'BR' ? 0 : 1));
	const byId = new Map(competitions.map((entry) => [entry.id, entry]));
	const own = competitions.flatMap((entry) =>
		[entry.name, entry.shortName, ...entry.aliases].map(
			(phrase): PhraseRow => ({
				phrase,
				sense: { kind: 'competition', id: entry.id },
				weight: weightOf(entry),
			}),
		),
	);
	const shared = ambiguous.competition.flatMap(({ alias, candidates }) =>
		candidates.flatMap((id, place): PhraseRow[] => {
			const entry = byId.get(id);
			if (entry === undefined) return [];
			return [
				{
					phrase: alias,
					sense: { kind: 'competition', id },
					weight: weightOf(entry) - WEIGHT.perPlace * place,
				},
			];
		}),
	);
	return [...own, ...shared];
}

function channelRows({ channels }: VocabularySources): PhraseRow[] {
	const spelt = (id: string) =>
		CHANNEL_SPELLINGS.flatMap(([phrases, of]) => (of === id ? split(phrases) : []));
	return channels.flatMap(({ id, name, shortName, aliases, status }) =>
		[name, shortName, ...aliases, ...spelt(id)].map(
			(phrase): PhraseRow => ({
				phrase,
				sense: { kind: 'channel', id },
				weight: status === 'active' ? WEIGHT.channel : WEIGHT.retiredChannel,
			}),
		),
	);
}
