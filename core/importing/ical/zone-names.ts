import { isZone } from '#core/site/zoned-time.ts';

/**
 * Windows zone names, as Outlook and Exchange write them, with the main IANA zone of each (CLDR
 * windowsZones, territory 001).
 */
const WINDOWS: Readonly<Record<string, string>> = {
	'dateline standard time': 'Etc/GMT+12',
	'hawaiian standard time': 'Pacific/Honolulu',
	'alaskan standard time': 'America/Anchorage',
	'pacific standard time': 'America/Los_Angeles',
	'pacific standard time (mexico)': 'America/Tijuana',
	'us mountain standard time': 'America/Phoenix',
	'mountain standard time': 'America/Denver',
	'mountain standard time (mexico)': 'America/Mazatlan',
	'central standard time': 'America/Chicago',
	'central standard time (mexico)': 'America/Mexico_City',
	'central america standard time': 'America/Guatemala',
	'canada central standard time': 'America/Regina',
	'sa pacific standard time': 'America/Bogota',
	'eastern standard time': 'America/New_York',
	'eastern standard time (mexico)': 'America/Cancun',
	'us eastern standard time': 'America/Indiana/Indianapolis',
	'venezuela standard time': 'America/Caracas',
	'paraguay standard time': 'America/Asuncion',
	'atlantic standard time': 'America/Halifax',
	'central brazilian standard time': 'America/Cuiaba',
	'sa western standard time': 'America/La_Paz',
	'pacific sa standard time': 'America/Santiago',
	'newfoundland standard time': 'America/St_Johns',
	'e. south america standard time': 'America/Sao_Paulo',
	'argentina standard time': 'America/Argentina/Buenos_Aires',
	'sa eastern standard time': 'America/Cayenne',
	'montevideo standard time': 'America/Montevideo',
	'bahia standard time': 'America/Bahia',
	'tocantins standard time': 'America/Araguaina',
	'utc-02': 'Etc/GMT+2',
	'azores standard time': 'Atlantic/Azores',
	'cape verde standard time': 'Atlantic/Cape_Verde',
	'gmt standard time': 'Europe/London',
	'greenwich standard time': 'Atlantic/Reykjavik',
	'morocco standard time': 'Africa/Casablanca',
	'w. europe standard time': 'Europe/Berlin',
	'central europe standard time': 'Europe/Budapest',
	'romance standard time': 'Europe/Paris',
	'central european standard time': 'Europe/Warsaw',
	'w. central africa standard time': 'Africa/Lagos',
	'gtb standard time': 'Europe/Bucharest',
	'e. europe standard time': 'Europe/Chisinau',
	'fle standard time': 'Europe/Kyiv',
	'turkey standard time': 'Europe/Istanbul',
	'israel standard time': 'Asia/Jerusalem',
	'egypt standard time': 'Africa/Cairo',
	'south africa standard time': 'Africa/Johannesburg',
	'russian standard time': 'Europe/Moscow',
	'arab standard time': 'Asia/Riyadh',
	'arabic standard time': 'Asia/Baghdad',
	'e. africa standard time': 'Africa/Nairobi',
	'iran standard time': 'Asia/Tehran',
	'arabian standard time': 'Asia/Dubai',
	'pakistan standard time': 'Asia/Karachi',
	'india standard time': 'Asia/Kolkata',
	'se asia standard time': 'Asia/Bangkok',
	'china standard time': 'Asia/Shanghai',
	'singapore standard time': 'Asia/Singapore',
	'taipei standard time': 'Asia/Taipei',
	'w. australia standard time': 'Australia/Perth',
	'tokyo standard time': 'Asia/Tokyo',
	'korea standard time': 'Asia/Seoul',
	'aus eastern standard time': 'Australia/Sydney',
	'e. australia standard time': 'Australia/Brisbane',
	'new zealand standard time': 'Pacific/Auckland',
	'fiji standard time': 'Pacific/Fiji',
	utc: 'UTC',
	'utc+12': 'Etc/GMT-12',
};

/** Aliases of UTC. */
const UTC_NAMES = new Set([
	'utc',
	'gmt',
	'z',
	'etc/utc',
	'etc/gmt',
	'coordinated universal time',
	'greenwich mean time',
]);

/**
 * The zone that a calendar refers to: an IANA name, also after a vendor prefix
 * ('/mozilla.org/20050126_1/Europe/Berlin'), a Windows name, or a fixed offset. Null for anything
 * else.
 */
export function zoneOfName(name: string): string | null {
	const bare = name.trim().replace(/^"|"$/g, '');
	const lower = bare.toLowerCase();
	if (UTC_NAMES.has(lower)) return 'UTC';
	const windows = WINDOWS[lower.replace(' daylight time', ' standard time')];
	if (windows) return windows;
	const offset = /^(?:utc|gmt)?\s*([+-]\d{2}):?(\d{2})$/i.exec(bare);
	if (offset) return isZone(`${offset[1]}:${offset[2]}`) ? `${offset[1]}:${offset[2]}` : null;
	const parts = bare.replace(/\\/g, '').split('/').filter(Boolean);
	const candidates = [bare, parts.slice(-3).join('/'), parts.slice(-2).join('/')];
	return (
		candidates.find(
			(candidate) => candidate.includes('/') && !candidate.startsWith('/') && isZone(candidate),
		) ?? (isZone(bare) ? bare : null)
	);
}
