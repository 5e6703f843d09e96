import type { Config } from '#server/config/config.ts';
import { createOutbound, type Outbound } from './outbound.ts';

/** User agent for other servers; it does not disclose the version. */
const USER_AGENT = 'GuiaDeJogos';

/** The guarded client of this installation. */
export function openOutbound({ outboundAllow }: Pick<Config, 'outboundAllow'>): Outbound {
	return createOutbound({ allow: outboundAllow, userAgent: USER_AGENT });
}
