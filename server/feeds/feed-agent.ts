import type { Config } from '#server/config/config.ts';

/** As sources see who asks, and where to complain. */
export function feedAgent({ publicUrl }: Pick<Config, 'publicUrl'>): string {
	return `GuiaDeJogos/feeds${publicUrl === null ? '' : ` (+${publicUrl})`}`;
}
