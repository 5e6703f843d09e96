/**
 * Hour of an instant (UTC milliseconds) in an IANA zone, in Brazilian notation ('16h30'); null for
 * an unknown zone.
 */
export function formatHourIn(instant: number, zone: string): string | null {
	try {
		const format = new Intl.DateTimeFormat('en-GB', {
			timeZone: zone,
			hour: 'numeric',
			minute: '2-digit',
			hourCycle: 'h23',
		});
		const [hour = '', minute = ''] = format.format(instant).split(':');
		return minute === '00' ? `${Number(hour)}h` : `${Number(hour)}h${minute}`;
	} catch {
		return null;
	}
}

/** The city in an IANA zone's name: 'America/Buenos_Aires' → 'Buenos Aires'. */
export function zoneCity(zone: string): string {
	return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
