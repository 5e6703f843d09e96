import type { Config } from '@react-router/dev/config';

export default {
	appDirectory: 'app',
	ssr: true,
	// The whole route manifest travels as one immutable file: no extra request while a link is
	// followed.
	routeDiscovery: { mode: 'initial' },
} satisfies Config;
