import type { PartKind } from '#core/games/day/day-parts.ts';
import { dayName, isNamed, sectionWords } from './games.ts';

const join = new Intl.ListFormat('pt-BR');

/** Headings of the parts of a day; those of groups are the names of their competitions. */
export const partCopy = {
	top: 'Destaques',
	/** For a day without remaining games. */
	nextGame: 'O próximo jogo',
	/** 'Mais jogos de hoje' */
	more: (day: string, today: string) =>
		isNamed(day, today) ? `Mais jogos de ${dayName(day, today)}` : 'Mais jogos do dia',
	next: sectionWords.next,
	off: sectionWords.off,
	over: sectionWords.over,
	youth: (count: number) => (count === 1 ? '+ 1 jogo de base' : `+ ${count} jogos de base`),
	rest: (count: number) => `+ ${count} outros jogos`,
	open: (count: number, isBehind: boolean) =>
		`+ ${count} ${isBehind ? 'sem canal registrado' : 'sem canal anunciado'}`,
	/** 'Sub-17 e Sub-20' */
	ages: (groups: readonly string[]) =>
		join.format([...new Set(groups)].sort().map((group) => group.replace('sub', 'Sub'))),
	/** The last hour of the folded games: 'até 23h30'. */
	until: (hour: string) => `até ${hour}`,
} as const;

/** Fragment of an address that links to a part. */
export const partAnchors: Record<Exclude<PartKind, 'group'>, string> = {
	next: 'proximos',
	top: 'destaques',
	more: 'mais-jogos',
	off: 'adiados',
	rest: 'outros-jogos',
	youth: 'base',
	open: 'sem-canal',
	over: 'ja-jogados',
};
