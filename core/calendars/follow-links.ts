/** Addresses that open the programs in which a calendar can be followed. */
type FollowLinks = { webcal: string; google: string; outlook: string };

/**
 * What opens a calendar in a reader's own program: `webcal` in whatever the device has, the others
 * in the services of the same name. Nothing is sent to them until their link is followed. `address`
 * = absolute address of the calendar, `name` = what a service should call it.
 */
export function followLinks(address: string, name: string): FollowLinks {
	const webcal = address.replace(/^https?:/, 'webcal:');
	return {
		webcal,
		google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
		outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(name)}`,
	};
}
