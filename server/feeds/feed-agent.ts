import type { Config } from '#server/config/config.ts';

/** User agent for sources, with a contact address for complaints. */
export function feedAgent({ publicUrl }: Pick<Config, 'publicUrl'>): string {
	return `GuiaDeJogos/feeds${publicUrl === null ? '' : ` (+${publicUrl})`}`;
}
