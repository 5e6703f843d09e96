import type { ImportFormat } from '#core/importing/draft-game.ts';
import type { SourceView } from '#core/sources/contract.ts';
import { sourcesCopy } from '#core/sources/copy/panel.ts';
import type { ApplyMode, SeasonRule } from '#core/sources/game-source.ts';

/** A source in the form: numbers and what may be empty are text. */
export type SourceDraft = {
	name: string;
	template: string;
	season: SeasonRule;
	format: ImportFormat | '';
	competitionId: string;
	keyHeader: string;
	/** '' = the stored one stays. */
	key: string;
	apply: ApplyMode;
	createMissing: boolean;
	interval: string;
};

export const NEW_SOURCE: SourceDraft = {
	...{ name: '', template: '', season: 'year', format: '', competitionId: '' },
	...{ keyHeader: '', key: '', apply: 'propose', createMissing: false, interval: '360' },
};

export function draftOf(source: SourceView): SourceDraft {
	const { name, template, season, format, competitionId, keyHeader, apply } = source;
	const { createMissing } = source;
	return {
		...{ name, template, season, apply, createMissing, key: '', format: format ?? '' },
		...{ competitionId: competitionId ?? '', keyHeader: keyHeader ?? '' },
		interval: String(source.intervalMinutes),
	};
}

export function bodyOf({ format, competitionId, keyHeader, key, interval, ...rest }: SourceDraft) {
	return {
		...rest,
		...{ format: format || null, competitionId: competitionId || null },
		...{ keyHeader: keyHeader.trim() || null, intervalMinutes: Number(interval) },
		...(key.trim() === '' ? {} : { key }),
	};
}

/** Both versions of what an operator edits; keys are not compared. */
export function rowsOf(mine: SourceDraft, theirs: SourceDraft) {
	const { own, add } = sourcesCopy;
	const row = (label: string, name: Exclude<keyof SourceDraft, 'createMissing'>) => ({
		...{ label, mine: mine[name], theirs: theirs[name] },
	});
	return [
		...[row(own.name, 'name'), row(own.template, 'template'), row(own.format, 'format')],
		...[row(own.competition, 'competitionId'), row(own.season, 'season')],
		...[row(own.keyHeader, 'keyHeader'), row(add.apply, 'apply'), row(own.interval, 'interval')],
		{
			label: add.createMissing,
			mine: add.yesNo(mine.createMissing),
			theirs: add.yesNo(theirs.createMissing),
		},
	];
}
