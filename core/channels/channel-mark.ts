import type { Channel } from './channel.ts';

/**
 * A channel's mark as one text: its hue or group, and its letter ('azul G'). Short, since it
 * travels with every channel of every page.
 */
export type Mark = string;

/**
 * The mark of a channel: the first letter of its written name, after words that begin many names.
 */
export function markOf({
	shortName,
	group,
	hue,
}: Pick<Channel, 'shortName' | 'group' | 'hue'>): Mark {
	const [first = '', ...rest] = shortName.split(' ');
	const name = rest.length > 0 && COMMON.has(first.toLowerCase()) ? rest.join(' ') : shortName;
	return `${hue ?? group} ${/[\p{L}\p{N}]/u.exec(name)?.[0] ?? ''}`;
}

const COMMON = new Set(['tv', 'tve', 'canal', 'rede']);
