import type { Config } from '#server/config/config.ts';
import { createOutbound, type Outbound } from './outbound.ts';

/** As others see us; without a version, which is nobody's business. */
const USER_AGENT = 'GuiaDeJogos';

/** The guarded client of this installation. */
export function openOutbound({ outboundAllow }: Pick<Config, 'outboundAllow'>): Outbound {
	return createOutbound({ allow: outboundAllow, userAgent: USER_AGENT });
}
