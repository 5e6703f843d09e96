import { AGE_GROUPS } from '#core/competitions/competition.ts';
import type { ChannelName, CompetitionName, TeamName } from '#core/games/contract/form.ts';
import { groupWords } from '#core/games/copy/channel-words.ts';
import { pickerCopy } from '#core/games/copy/form.ts';
import { audienceWords, free } from '#core/games/copy/games.ts';
import type { PickerAnswer, PickerKind } from '#core/names/pickers.ts';

/** The chosen row, by kind of picker. */
export type RowOf = { team: TeamName; competition: CompetitionName; channel: ChannelName };

/** The options of an answer. */
export function rowsOf<Kind extends PickerKind>(
	kind: Kind,
	{ teams, competitions, channels }: PickerAnswer,
): RowOf[Kind][] {
	const rows: { [Name in PickerKind]: RowOf[Name][] } = {
		team: teams,
		competition: competitions,
		channel: channels,
	};
	return rows[kind];
}

/** Details that distinguish an option from others with the same name. */
export function detailOf(row: RowOf[PickerKind]): string {
	if ('group' in row) {
		return [
			groupWords[row.group],
			row.free ? free : '',
			row.regionUfs.join(', '),
			row.retired ? pickerCopy.retired : '',
		]
			.filter(Boolean)
			.join(' · ');
	}
	if ('gender' in row) {
		const known = AGE_GROUPS.find((each) => each === row.ageGroup) ?? 'adulto';
		const ageGroup = known === 'adulto' ? {} : { ageGroup: known };
		return [
			row.place,
			audienceWords({ ...(row.gender === 'f' ? { gender: 'f' } : {}), ...ageGroup }),
		]
			.filter(Boolean)
			.join(' · ');
	}
	return row.place;
}
