import type { RequestListener, Server } from 'node:http';
import { paths } from '#core/site/paths.ts';
import { createBrandReporter } from '#server/brand/brand-reporter.ts';
import { chooseEventSuffix } from '#server/calendars/event-suffix.ts';
import { type ChangeFeed, watchChanges } from '#server/changes/watch-changes.ts';
import type { AppContext } from '#server/context.ts';
import { type FileService, openFileService } from '#server/files/file-service.ts';
import { startSweeper } from '#server/files/start-sweeper.ts';
import { startIdentityUpkeep } from '#server/identity/upkeep.ts';
import { resumeImports } from '#server/importing/commit/finish-import.ts';
import { within } from '#server/in-time.ts';
import { keepUnreadProxy } from '#server/installation/unread-proxy.ts';
import { openLive } from '#server/live/open-live.ts';
import { openAccessRecords } from '#server/privacy/access-records.ts';
import { createAdminService } from '#server/wire/admin/admin-service.ts';
import { createWriteThenSee, type WriteThenSee } from '#server/wire/admin/write-then-see.ts';
import { createIdentityService } from '#server/wire/identity/identity-service.ts';
import { createAlertService } from '#server/wire/public/alert-service.ts';
import { createReportService } from '#server/wire/public/report-service.ts';
import { authorizeBy, createStorageService } from '#server/wire/storage/storage-service.ts';
import { createAnswers } from './answers.ts';
import { createApi } from './api.ts';
import { createBucketShelf, createDiskShelf } from './assets/asset-shelf.ts';
import { createFormerAssets } from './assets/former-assets.ts';
import { buildHeader } from './assets/worker-script.ts';
import { CACHE_LIMITS, createPageCache, shareOf } from './cache/page-cache.ts';
import { createPageSource } from './cache/page-source.ts';
import type { PreparedPage } from './cache/prepared-page.ts';
import { type ClientReader, createClientReader } from './client.ts';
import { createClientErrorHandler } from './client-error.ts';
import { createLimitedServer, drain, openPort } from './listen.ts';
import { createPanelPages } from './panel-pages.ts';
import { readReadiness } from './probes.ts';
import { createProxyWatch } from './proxy-watch.ts';
import {
	BUILT_ASSETS,
	type FrontEnd,
	type FrontEndOptions,
	openBuiltSite,
} from './render/front-end.ts';
import { createRequestHandler } from './request-handler.ts';
import { commonHeaders, type RawHeaders } from './security-headers.ts';
import type { Service } from './service.ts';
import { createKnownSlugs } from './slugs/known-slugs.ts';

export type WebServer = {
	/** Address of the server on this machine. */
	address: string;
	/** Reports not ready from now on, and serves on. */
	announceEnd(): void;
	/**
	 * Reports not ready and refuses new connections; resolves once pending requests are answered,
	 * within 10 s.
	 */
	drain(): Promise<void>;
	/** Aborts what still runs and ends the renderer. */
	[Symbol.asyncDispose](): Promise<void>;
};

type WebServerOptions = {
	openFrontEnd?: (options: FrontEndOptions) => Promise<FrontEnd>;
	/** How long a save waits for the pages that show it. */
	patienceMs?: number;
	/** The port opens once pages can be rendered: other processes serve it meanwhile. */
	opensLate?: boolean;
};

/**
 * Serves the site of a context until it is disposed. The port opens at once, and requests wait
 * until rendering is possible, unless `opensLate`.
 */
export async function startWebServer(
	context: AppContext,
	options: WebServerOptions = {},
): Promise<WebServer> {
	const { openFrontEnd = openBuiltSite, patienceMs, opensLate = false } = options;
	const { config, log, db, clock, meters } = context;
	const stop = new AbortController();
	const opening = Promise.withResolvers<RequestListener>();
	let isLeaving = false;
	let draining = false;
	const server = createLimitedServer(
		(request, response) => void opening.promise.then((answer) => answer(request, response)),
		config,
	);
	const early = opensLate ? null : await openPort(server, config);
	const local = `http://localhost:${early ?? config.port}`;
	const publicUrl = config.publicUrl ?? local;
	const { demo, hstsSubdomains } = config;
	const common = commonHeaders({ publicUrl, demo, hstsSubdomains });
	const client = createClientReader(config.trustProxy);
	const { trustProxy } = config;
	const watchProxy = createProxyWatch({
		...{ client, log },
		keep: (seen) => keepUnreadProxy(db, { ...seen, at: Date.now(), trustProxy }),
	});
	server.on('clientError', createClientErrorHandler(log, common));
	try {
		const files = await openFiles(context, stop.signal);
		const records = config.accessLog ? openAccessRecords(config.dataDir, log) : null;
		startUpkeep(context, stop.signal);
		await chooseEventSuffix(db, publicUrl);
		const frontEnd = await openFrontEnd({ context, publicUrl, common });
		const former = await openFormerAssets(context, common);
		const keeping = frontEnd.build === null ? null : former.start(BUILT_ASSETS, stop.signal);
		const feed = await watchChanges(db, { signal: stop.signal, log });
		const { cache, answers, slugs, render, see, notifyBrand } = openPages({
			...{ context, frontEnd, common, feed, patienceMs },
		});
		const isDraining = () => draining;
		const live = openLive({
			...{ config, clock, log, meters, data: context.data, feed },
			...{ cache, answers, client, common, isDraining },
		});
		stop.signal.addEventListener('abort', live.close, { once: true });
		const handler = createRequestHandler({
			...{ cache, slugs, client, watchProxy, log, isDraining },
			...{ clockOffsetMs: config.clockOffsetMs, logRequests: config.logRequests, meters, records },
			assets: frontEnd.assets,
			former,
			services: [
				...live.services,
				...openServices({ context, files, common, client, publicUrl, see }),
				createPanelPages({ identity: context.identity, publicUrl, render, answers }),
			],
			api: createApi(context, { common, publicUrl, signal: stop.signal, notifyBrand }),
			answers,
			readiness: () => readReadiness({ db, config }, isLeaving),
		});
		const listener = frontEnd.wrap(handler);
		server.removeAllListeners('request').on('request', listener);
		opening.resolve(listener);
		if (opensLate) {
			await warmUp(cache);
			await openPort(server, config);
		}
		return {
			address: local,
			announceEnd: () => {
				isLeaving = true;
			},
			drain: () => {
				isLeaving = true;
				draining = true;
				live.close();
				return drain(server);
			},
			[Symbol.asyncDispose]: async () => {
				stop.abort();
				cut(server);
				const parts = [frontEnd, files].map((part) => part[Symbol.asyncDispose]());
				await Promise.all([...parts, keeping?.ended(), records?.close()]);
			},
		};
	} catch (error) {
		cut(server);
		throw error;
	}
}

function cut(server: Server): void {
	server.close();
	server.closeAllConnections();
}

/** What most readers ask first. */
const FIRST_PAGES = [paths.home, paths.today, paths.tomorrow];
const WARM_MS = 5_000;

/** Renders the first pages before readers ask: others serve them meanwhile. */
async function warmUp(cache: ReturnType<typeof openPages>['cache']): Promise<void> {
	const renders = FIRST_PAGES.map((address) =>
		cache.answer({ address, search: false, requestId: 'start' }),
	);
	await within(WARM_MS, Promise.allSettled(renders));
}

type ServiceParts = {
	context: AppContext;
	files: FileService;
	common: RawHeaders;
	client: ClientReader;
	publicUrl: string;
	see: WriteThenSee;
};

/** The parts of the site with a protocol of their own. */
function openServices({ context, files, common, client, publicUrl, see }: ServiceParts): Service[] {
	const { identity } = context;
	return [
		createStorageService({ files, authorize: authorizeBy(identity), common, client }),
		createIdentityService({ identity, publicUrl, common, client }),
		createAdminService({ context, common, client, publicUrl, see }),
		createAlertService({ context, common, publicUrl, client }),
		createReportService({ context, common, publicUrl, client }),
	];
}

async function openFiles({ config, db, log }: AppContext, signal: AbortSignal) {
	const files = await openFileService({
		dataDir: config.dataDir,
		db,
		log,
		s3: config.files.s3,
		limits: config.files,
	});
	startSweeper(files, signal);
	return files;
}

/** Background work beside serving. */
function startUpkeep(context: AppContext, signal: AbortSignal): void {
	startIdentityUpkeep(context.identity, signal);
	if (hasCompany(context)) context.calls.start(context.log, signal);
	void resumeImports(context).catch((error: unknown) =>
		context.log.error({ err: error }, 'imports could not be gone on with'),
	);
}

/** Whether other processes may answer calls beside this one. */
function hasCompany({ config, db }: AppContext): boolean {
	return db.engine === 'postgres' || config.processes > 1;
}

async function openFormerAssets({ config, log }: AppContext, common: RawHeaders) {
	const shelf =
		config.files.s3 === null
			? createDiskShelf(config.dataDir)
			: await createBucketShelf(config.files.s3);
	return createFormerAssets({ shelf, common, log });
}

type PageParts = {
	context: AppContext;
	frontEnd: FrontEnd;
	common: RawHeaders;
	feed: ChangeFeed;
	patienceMs: number | undefined;
};

/** The pages in memory, and what updates them on changes. */
function openPages({ context, frontEnd, common, feed, patienceMs }: PageParts) {
	const { log, db, clock } = context;
	const notifyBrand = createBrandReporter(log);
	const render = createPageSource({
		renderer: frontEnd.renderer,
		log,
		common: [...common, ...buildHeader(frontEnd.build)],
		notifyBrand,
		meters: context.meters,
	});
	const cache = createPageCache<PreparedPage>({
		...{ render, clock, version: feed.version() },
		limits: shareOf(CACHE_LIMITS, context.config.processes),
	});
	context.meters.reads('guia_cache_bytes', cache.bytes);
	context.meters.reads('guia_cache_entries', cache.size);
	context.meters.reads('guia_data_version_served', cache.version);
	const answers = createAnswers(common);
	const see = createWriteThenSee({
		db,
		bring: (address, version) =>
			cache.bring({ address, search: false, requestId: 'save' }, version),
		patienceMs,
	});
	const slugs = createKnownSlugs(db, context.data);
	feed.subscribe((batch) => {
		slugs.hear(batch);
		cache.hear(batch);
	});
	return { cache, answers, slugs, render, see, notifyBrand };
}
