/** Addresses that open calendar apps to subscribe. */
type FollowLinks = { webcal: string; google: string; outlook: string };

/**
 * Subscription links of a calendar: `webcal` opens the device's own app, the others open the
 * services they are named after. The services learn nothing until their link is followed. `address`
 * = absolute address of the calendar, `name` = its title in a service.
 */
export function followLinks(address: string, name: string): FollowLinks {
	const webcal = address.replace(/^https?:/, 'webcal:');
	return {
		webcal,
		google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
		outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(name)}`,
	};
}
