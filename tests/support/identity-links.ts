import { startTestServer, type TestServerOptions } from './test-server.ts';

const PUBLIC = { publicUrl: 'http://guia.example', trustProxy: ['127.0.0.1'] };

/** Visitors of these servers come through a proxy under the public name. */
export function serve(options: TestServerOptions = {}) {
	return startTestServer({ ...options, config: { ...PUBLIC, ...options.config } });
}
