import type { Broadcast } from '#core/games/broadcast.ts';
import type { DeskSetup } from '#core/games/contract/desk.ts';
import { deskCopy } from '#core/games/copy/desk.ts';
import { coverageWords } from '#core/games/copy/games.ts';
import { joinUfs } from '#core/games/coverage/coverage.ts';

/** Name and group of a channel by its id; an id that is no more stands for itself. */
export function channelOf(
	id: string | null,
	{ channels }: Pick<DeskSetup, 'channels'>,
): { name: string; group: string } {
	return (
		channels.find((channel) => channel.id === id) ?? {
			name: id ?? deskCopy.noBroadcast,
			group: 'assinatura',
		}
	);
}

/** 'menos RS', 'SP, PR', '' for the whole country. */
export function whereWords({
	coverage: { include, exclude },
}: Pick<Broadcast, 'coverage'>): string {
	return coverageWords(joinUfs(include), joinUfs(exclude))?.text ?? '';
}
