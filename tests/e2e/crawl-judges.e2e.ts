import { expect, test } from 'vitest';
import { judge } from '#tests/support/crawl/judges.ts';

const PLANTED: Record<string, string> = {
	'text/html; charset=utf-8':
		'<!DOCTYPE html><html lang="pt-BR"><head><title>a</title></head><body><main id="a"><b id="a"></main></body></html>',
	'application/rss+xml': '<rss version="2.0"><channel><title>Notícias</title></channel></rss>',
	'application/atom+xml': '<feed',
	'application/feed+json':
		'{"version":"https://jsonfeed.org/version/1.1","title":"Notícias","items":[]}',
	'application/xml': '<html></html>',
	'application/json': '{"a":',
	'text/x-script; charset=utf-8': 'Unexpected Server Error',
	'text/calendar': 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
	'image/png': 'PNG',
	'image/x-icon': '\0\0\u0001\0\0\0',
	'text/javascript': 'a'.repeat(900),
	'application/zip': 'PK',
};

for (const [type, body] of Object.entries(PLANTED)) {
	test(`the crawl sees a fault in ${type}`, async () => {
		const bytes = Buffer.from(body);
		expect(
			await judge({ address: '/', status: 200, type, headers: new Headers(), bytes, body }),
		).not.toEqual([]);
		expect(
			await judge({ address: '/', status: 500, type, headers: new Headers(), bytes, body }),
		).toEqual(['status 500']);
	});
}
