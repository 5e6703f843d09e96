// Writes docs/screenshot.png, the picture of the README, from the built site: node
// tests/e2e/screenshots.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAppContext } from '#server/context.ts';
import { startWebServer } from '#server/http/web-server.ts';
import { createLog } from '#server/log.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { visit } from '#tests/support/visit.ts';

const NOW = Date.parse('2026-11-21T16:20:00-03:00');

const folder = await mkdtemp(join(tmpdir(), 'guia-screenshot-'));
try {
	const { log } = createLog('warn', 2);
	const place = {
		port: 0,
		host: '127.0.0.1',
		healthPort: null,
		publicUrl: null,
		dataDir: folder,
		databaseUrl: null,
	};
	const identity = {
		guiaKey: null,
		admin: null,
		identity: { kind: 'own' as const },
		files: { s3: null, fileBytes: 0, quotaBytes: 0 },
		backupUrl: null,
		move: { databaseUrl: null, s3: null },
	};
	const outgoing = {
		mail: { smtpUrl: null, from: 'guia@localhost' },
		outboundAllow: [],
		oidc: null,
		telegramApiUrl: 'https://api.telegram.org',
	};
	const config = {
		...place,
		...identity,
		...outgoing,
		demo: true,
		clockOffsetMs: NOW - Date.now(),
		hstsSubdomains: false,
		streamMax: 0,
		trustProxy: [],
		logLevel: 'warn' as const,
		processes: 1,
		drainMs: 0,
		metricsPort: null,
		accessLog: false,
		logRequests: 'all' as const,
		role: 'web' as const,
		serviceWorker: true,
	};
	await using context = await createAppContext(config, log);
	await using server = await startWebServer(context);
	await using browser = await launchBrowser();
	const page = await browser.newPage({
		viewport: { width: 1280, height: 900 },
		reducedMotion: 'reduce',
		locale: 'pt-BR',
	});
	await visit(page, `${server.address}/jogos-de-hoje`);
	await page.screenshot({ path: 'docs/screenshot.png' });
} finally {
	await rm(folder, { recursive: true, force: true });
}
