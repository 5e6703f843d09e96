import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import * as serverBuild from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { renderContext } from '#app/document/render-context.ts';
import { isCalendar } from '#core/calendars/calendar-address.ts';
import { topics } from '#core/changes/topic.ts';
import { errorCode } from '#core/kit/app-error.ts';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import { createBrandLoader } from '#server/brand/brand-load.ts';
import { answerCalendar } from '#server/calendars/answer-calendar.ts';
import { trackReads } from '#server/changes/track-reads.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { DamagedRecord } from '#server/damaged-record.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { pack } from '#server/http/cache/compress.ts';
import { DEVELOPMENT_CSP } from '#server/http/security-headers.ts';
import { answerGames, asksGames } from '#server/live/answer-games.ts';
import { yieldToServing } from '#server/yield-to-serving.ts';
import { guardLoaders } from './guard-loaders.ts';
import type { PageNotes, RenderContext } from './render-context.ts';
import { servePort } from './render-port.ts';
import type {
	PageRenderer,
	RenderedPage,
	RenderFailure,
	RenderRequest,
	RenderSettings,
} from './rendered-page.ts';

const RENDER_LIMIT_MS = 5_000;
const UNKNOWN_VERSION = -1;

/** Opens the rendering side: router, pages and a separate read-only connection. */
export async function openRenderer(settings: RenderSettings): Promise<PageRenderer> {
	const db = await openDatabase({
		dataDir: settings.dataDir,
		databaseUrl: settings.databaseUrl,
		readOnly: true,
		poolSize: 4,
	});
	let damaged: DamagedRecord[] = [];
	const guide = createGuideData(db, (record) => damaged.push(record));
	const loadBrand = createBrandLoader(guide.settings);
	const build = guardLoaders(serverBuild, (context) =>
		(context as RouterContextProvider).get(renderContext),
	);
	const handle = createRequestHandler(build, settings.development ? 'development' : 'production');

	/** Most addresses are router pages; calendars and the games of open pages use the same reads. */
	async function answer(
		address: string,
		request: Request,
		context: RouterContextProvider,
		version: number,
	): Promise<Response> {
		if (isCalendar(address)) return answerCalendar(address, context.get(renderContext));
		if (asksGames(address)) return answerGames(address, context.get(renderContext), version);
		return handle(request, context);
	}

	async function render({ address, known, requestId }: RenderRequest): Promise<RenderedPage> {
		const now = Date.now() + settings.clockOffsetMs;
		const failures: RenderFailure[] = [];
		const report = (error: unknown) => failures.push(toFailure(error));
		// Read before all page data, so that the page is never older than its version.
		const version = await readDataVersion(db.kysely).catch(() => UNKNOWN_VERSION);
		const brand = await loadBrand(version);
		const page: PageNotes = {
			validUntil: startOfDay(addDays(dayOf(now), 1)),
			cacheable: brand.outcome === 'loaded' && version !== UNKNOWN_VERSION,
			fingerprint: null,
			document: null,
			structuredData: [],
		};
		const context = new RouterContextProvider();
		const { publicUrl, identity, offline } = settings;
		// The brand was read outside the tracked reads, once per data version: add its topic here.
		const reads = trackReads(guide, [topics.brand]);
		context.set(renderContext, {
			now,
			publicUrl,
			identity,
			offline,
			data: reads.data,
			brand,
			known,
			page,
			requestId,
			report,
		} satisfies RenderContext);
		const request = new Request(settings.publicUrl + address, {
			signal: AbortSignal.timeout(RENDER_LIMIT_MS),
		});
		const response = await answer(address, request, context, version);
		const { validUntil, cacheable, fingerprint } = page;
		const text = page.document ?? new Uint8Array(await response.arrayBuffer());
		const rendered = toPage(response, text, settings.development);
		const reported = damaged;
		damaged = [];
		const degraded = brand.outcome === 'failed';
		return {
			...rendered,
			fingerprint,
			validUntil,
			topics: [...reads.topics],
			cacheable,
			version,
			degraded,
			failures,
			damaged: reported,
		};
	}

	return { render, [Symbol.asyncDispose]: () => db[Symbol.asyncDispose]() };
}

type Answer = Pick<
	RenderedPage,
	'status' | 'headers' | 'contentSecurityPolicy' | 'identity' | 'gzip' | 'brotli' | 'etag'
>;

function toPage(response: Response, text: Uint8Array<ArrayBuffer>, development: boolean): Answer {
	const contentSecurityPolicy = response.headers.get('content-security-policy');
	response.headers.delete('content-security-policy');
	return {
		status: response.status,
		headers: [...response.headers],
		contentSecurityPolicy: development ? DEVELOPMENT_CSP : contentSecurityPolicy,
		...(development ? { identity: text, gzip: null, brotli: null } : pack(text)),
		etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
	};
}

function toFailure(error: unknown): RenderFailure {
	if (!(error instanceof Error))
		return { code: errorCode(error), message: String(error), stack: null };
	return { code: errorCode(error), message: error.message, stack: error.stack ?? null };
}

if (parentPort !== null) {
	yieldToServing();
	const settings: RenderSettings = workerData;
	await servePort(parentPort, await openRenderer(settings));
}
