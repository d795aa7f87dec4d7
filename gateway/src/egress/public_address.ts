import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Reserved for a cloud's own services, although it looks like any other public address. */
const CLOUD_SERVICE_ADDRESSES: readonly string[] = ["168.63.129.16"];

/** What the internet's registries give out today. Everything else of IPv6 is reserved, local or stands for another address. */
const GLOBAL_IPV6: readonly [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3];

/** The addresses that networks without IPv4 use for hosts that have nothing else: the last four bytes are the IPv4 address. */
const NAT64: readonly [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("64:ff9b::"), 96];

/**
 * Whether an IP address belongs to the public internet: no loopback, private, link-local, shared, multicast, documentation or
 * otherwise reserved address, and none that carries such an IPv4 address inside. False for what is no IP address.
 */
export function isPublicAddress(address: string): boolean {
  // The library also reads forms that are no addresses for the system, and takes the obsolete `::8.8.8.8` for `::ffff:8.8.8.8`.
  if (isIP(address) === 0 || /^::\d+\./.test(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv4 ? isPublicIpv4(parsed) : isPublicIpv6(parsed);
}

function isPublicIpv4(address: ipaddr.IPv4): boolean {
  return address.range() === "unicast" && !CLOUD_SERVICE_ADDRESSES.includes(address.toString());
}

function isPublicIpv6(address: ipaddr.IPv6): boolean {
  if (address.match(NAT64[0], NAT64[1])) return isPublicIpv4(new ipaddr.IPv4(address.toByteArray().slice(-4)));
  return address.range() === "unicast" && address.match(GLOBAL_IPV6[0], GLOBAL_IPV6[1]);
}
